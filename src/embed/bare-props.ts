import { options } from 'preact'

/**
 * Keeps from the views what somebody has put on all objects of a page: `children` found there would be taken for ours. The
 * build does the same for loops over names. Nothing of the page's is touched.
 */
export function bareProps(): void {
  if (Object.keys(Object.prototype).length === 0) return
  const before = options.vnode
  options.vnode = vnode => {
    before?.(vnode)
    // A text's are the text itself.
    Object.setPrototypeOf(vnode.props, null)
  }
}
