import { hideBroken } from '../../kit/hide-broken.js'
import { resolveImage } from '../../kit/resolve-image.js'
import { useChecked } from '../../kit/use-checked.js'
import type { ContentProps } from '../../model/content-props.js'
import { useModel } from '../../model/widget-model.js'

/** An image; one from an address that is not allowed is reported and not drawn. */
export function ImageContent({ content: { src, alt }, nodeId }: ContentProps<'image'>) {
  const { server } = useModel()
  const address = useChecked(resolveImage(src, server), 'image', src, nodeId)
  return address ? (
    <img className="image" part="image" src={address} alt={alt ?? ''} onError={hideBroken} />
  ) : null
}
