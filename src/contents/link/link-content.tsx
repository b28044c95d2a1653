import { links, resolveAddress } from '../../kit/resolve-address.js'
import { useChecked } from '../../kit/use-checked.js'
import type { ContentProps } from '../../model/content-props.js'
import { useModel } from '../../model/widget-model.js'

/** A link that looks like a button and opens a new tab, or the same one (decisions 47 and 74). */
export function LinkContent({ content: { src, label, openIn }, nodeId }: ContentProps<'link'>) {
  const { server } = useModel()
  const address = useChecked(resolveAddress(src, server, links), 'link', src, nodeId)
  return address ? (
    <a
      className="option confirm"
      part="link"
      dir="auto"
      href={address}
      target={openIn === 'same-tab' ? '_self' : '_blank'}
      rel="noopener noreferrer"
    >
      {label}
    </a>
  ) : null
}
