import { useEffect } from 'react'
import { useModel } from '../../widget/model.js'
import { resolveImage } from '../../widget/resolve-image.js'
import type { ContentProps } from '../content-view.js'

/** An image; one from an address that is not allowed is reported and not drawn. */
export function ImageContent({ content: { src, alt }, nodeId }: ContentProps<'image'>) {
  const { server, report } = useModel()
  const address = resolveImage(src, server)

  useEffect(() => {
    if (address) return
    report({
      code: 'BLOCKED_CONTENT',
      nodeId,
      message: `The image address ${JSON.stringify(src.slice(0, 80))} is not drawn: it must be http, https, relative or data:image.`,
    })
  }, [address, nodeId, src, report])

  return address ? <img className="image" part="image" src={address} alt={alt ?? ''} /> : null
}
