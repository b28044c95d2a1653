import { useState } from 'react'
import { Broken } from '../../kit/broken.js'
import { resolveImage } from '../../kit/resolve-image.js'
import { useChecked } from '../../kit/use-checked.js'
import type { ContentProps } from '../../model/content-props.js'
import { useModel } from '../../model/widget-model.js'

/** An image; one that does not load says what it was, one from an address that is not allowed is reported and not drawn. */
export function ImageContent({ content: { src, alt }, nodeId }: ContentProps<'image'>) {
  const { server, t } = useModel()
  const [isBroken, setBroken] = useState(false)
  const address = useChecked(resolveImage(src, server), 'image', src, nodeId)
  if (!address) return null
  return isBroken ? (
    <Broken name={alt || t('Image')} />
  ) : (
    <img
      className="image"
      part="image"
      src={address}
      alt={alt ?? ''}
      onError={() => setBroken(true)}
    />
  )
}
