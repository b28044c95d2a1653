import { forgetSlot, slotName } from '../env/slot-name.js'
import { whenIdle } from '../loader/when-idle.js'
import { checkOptions } from '../mount/check-options.js'
import { findTarget } from '../mount/find-target.js'
import { nowhere } from '../mount/nowhere.js'
import type { MountOptions, Widget } from '../mount/options.js'
import { lendLauncher } from './lend-launcher.js'
import { standingFor } from './standing.js'
import { waitingWidget } from './waiting-widget.js'

/** Mounts a launcher alone, until a visitor comes near it or a call needs the rest; on a server that renders, nothing. */
export function mountLazily(options: MountOptions): Widget {
  if (typeof document === 'undefined') return nowhere
  checkOptions(options)
  const { launcher = true, mode, target } = options
  if (mode === 'full-page' && target !== undefined) findTarget(target)
  const standing = standingFor(options)
  const { come } = standing
  const { widget, arrive } = waitingWidget({
    come,
    comeAtRest: () => whenIdle(come),
    show: standing.show,
    leave({ forget } = {}) {
      letGo?.()
      leave()
      if (forget) forgetSlot(slotName(standing.server, standing.id))
    },
  })
  const letGo =
    typeof launcher === 'boolean'
      ? undefined
      : lendLauncher(launcher, { come, toggle: widget.toggle })
  // Whoever joins in has the launcher that is there.
  if (launcher !== true && standing.isEmpty()) standing.show(false)
  const leave = standing.join(({ mountIn }, host) => {
    letGo?.()
    arrive(mountIn(host, options))
  })
  return widget
}
