import { type ComponentType, Fragment, type RefObject, type VNode } from 'preact'
import { jsx as make } from 'preact/jsx-runtime'
import { Referred, settleRefs } from './referred.js'

type Props = Readonly<Record<string, unknown>>

export { Fragment, jsx as jsxs }

settleRefs()

/**
 * Makes the elements of our views where Preact draws them. Preact keeps handlers in an object by their names, and compares
 * what is new with an empty object, so a name that a page has put on all objects gets in its way (decision 94). A handler
 * of that name goes by another, and a ref is set beside Preact.
 */
export function jsx(type: string | ComponentType<Props>, props: Props, key?: string): VNode {
  if (typeof type !== 'string') return make(type, props, key)
  for (const name in Object.prototype) {
    if (!Object.hasOwn(props, name)) continue
    const { [name]: value, ...others } = props
    if (name === 'ref' && value)
      return make(
        Referred,
        { to: value as RefObject<unknown>, children: jsx(type, { ...others, ref: null }) },
        key,
      )
    if (/^on[A-Z]/.test(name)) return jsx(type, { ...others, [name.toLowerCase()]: value }, key)
  }
  return make(type, props, key)
}
