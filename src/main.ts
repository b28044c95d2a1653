import { ownScript } from './embed/here.js'
import { begin, mountTag } from './embed/whole.js'

begin()
if (ownScript) mountTag(ownScript)
