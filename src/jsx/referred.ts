import { Component, options, type RefObject } from 'preact'
import { findDOMNode } from 'preact/compat'

interface Props {
  readonly to: RefObject<unknown>
}

/** An element whose ref is set here: Preact would first let go of the `ref` on all objects, and fails where that is a text. */
export class Referred extends Component<Props> {
  override render() {
    const { to, children } = this.props
    Object.defineProperty(to, 'current', { get: () => findDOMNode(this), configurable: true })
    return children
  }

  override componentWillUnmount() {
    Object.defineProperty(this.props.to, 'current', { value: null, writable: true })
  }
}

/** Keeps Preact from taking the `ref` that a page has put on all objects for that of each element. */
export function settleRefs(): void {
  const before = options.vnode
  options.vnode = vnode => {
    before?.(vnode)
    const ref = findRef()
    if (ref !== undefined && (vnode.ref ?? ref) === ref) vnode.ref = none
  }
}

/** In the place of no ref: Preact finds it equal to the one on all objects, and is content with it elsewhere. */
const none = {
  valueOf: findRef,
  get current() {
    return null
  },
  set current(_) {},
}

function findRef(): unknown {
  return Reflect.get(Object.prototype, 'ref')
}
