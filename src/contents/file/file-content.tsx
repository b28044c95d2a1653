import { formatSize } from '../../kit/format-size.js'
import { Icon } from '../../kit/icons.js'
import { resolveAddress } from '../../kit/resolve-address.js'
import { useChecked } from '../../kit/use-checked.js'
import type { ContentProps } from '../../model/content-props.js'
import { useModel } from '../../model/widget-model.js'

/** A file to open or to save: its name and, where it is known, its size. */
export function FileContent({ content: { src, name, size }, nodeId }: ContentProps<'file'>) {
  const { server, locale } = useModel()
  const address = useChecked(resolveAddress(src, server), 'file', src, nodeId)
  return address ? (
    <a
      className="file"
      part="file"
      href={address}
      download={name}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon path="M14 3H6v18h12V7l-4-4v4h4M9 12h6M9 16h6" />
      <span dir="auto">{name}</span>
      {size !== undefined && <small dir="auto">{formatSize(size, locale)}</small>}
    </a>
  ) : null
}
