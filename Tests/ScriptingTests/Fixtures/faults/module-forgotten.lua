return anim.transition { name = "Fault" }
