import { bundled } from '../mount/bundled.js'
import { createMounting } from '../mount/mount.js'

/** Mounts the whole widget into the host element that stands in for it. */
export const { mountIn } = createMounting(bundled)
