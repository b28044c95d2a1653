import { useModel } from '../model/widget-model.js'
import { GraphIcon } from './icons.js'
import { resolveImage } from './resolve-image.js'

/** The bot's logo or avatar, or ours if it has none. Hidden from assistive technology: the name stands beside it. */
export function Picture({ src, name }: { src: string; name: 'logo' | 'avatar' }) {
  const { server } = useModel()
  const image = src && resolveImage(src, server)
  return (
    <span className={`picture ${name}`} part={name} aria-hidden="true">
      {image ? <img src={image} alt="" /> : <GraphIcon />}
    </span>
  )
}
