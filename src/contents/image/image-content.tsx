import { useModel } from '../../widget/model.js'
import { resolveImage } from '../../widget/resolve-image.js'
import type { ContentProps } from '../content-view.js'
import { useChecked } from '../use-checked.js'
import { hideBroken } from './hide-broken.js'

/** An image; one from an address that is not allowed is reported and not drawn. */
export function ImageContent({ content: { src, alt }, nodeId }: ContentProps<'image'>) {
  const { server } = useModel()
  const address = useChecked(resolveImage(src, server), 'image', src, nodeId)
  return address ? (
    <img className="image" part="image" src={address} alt={alt ?? ''} onError={hideBroken} />
  ) : null
}
