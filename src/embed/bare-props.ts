import { options } from 'preact'

/**
 * Keeps from the views what somebody has put on all objects of a page: an `onClick` or `children` found there would be
 * taken for one of ours. The build does the same for the libraries. Nothing of the page's is touched.
 */
export function bareProps(): void {
  if (Object.keys(Object.prototype).length === 0) return
  const before = options.vnode
  options.vnode = vnode => {
    // A text's are the text itself.
    Object.setPrototypeOf(vnode.props, null)
    before?.(vnode)
    Object.setPrototypeOf(vnode.props, null)
    // Without one of its own, an element would be made with the one that its parent inherits, which fails.
    if (typeof vnode.type === 'string' && 'is' in Object.prototype) Object.assign(vnode.props, { is: 'none' })
  }
}
