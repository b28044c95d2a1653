import { useLayoutEffect, useRef, useState } from 'react'
import { PlayIcon } from '../../kit/icons.js'
import { resolveImage } from '../../kit/resolve-image.js'
import { useModel } from '../../model/widget-model.js'

// A page that is isolated from others shows no frames of sites that do not know of it.
let hasFrames = !globalThis.crossOriginIsolated

/**
 * A film of a video site: a picture with a play button. Nothing is fetched from the site until that is pressed; then its
 * player comes or, where the page's policy forbids frames, a new tab (decision 73).
 */
export function SiteVideo({
  page,
  player,
  poster,
}: {
  page: string
  player: string
  poster?: string
}) {
  const { server, t } = useModel()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const picture = poster && resolveImage(poster, server)

  useLayoutEffect(() => {
    if (!isPlaying) return
    const onViolation = ({
      effectiveDirective,
      disposition,
      blockedURI,
    }: SecurityPolicyViolationEvent) => {
      if (
        effectiveDirective !== 'frame-src' ||
        disposition !== 'enforce' ||
        !player.startsWith(blockedURI)
      )
        return
      hasFrames = false
      setPlaying(false)
      window.open(page, '_blank', 'noopener')
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    frame.current?.focus()
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [isPlaying, page, player])

  if (isPlaying)
    return (
      <iframe
        ref={frame}
        className="media site-video"
        part="video"
        src={player}
        title={t('Video')}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  const look = { className: 'media site-video', part: 'video', 'aria-label': t('Play video') }
  const inside = (
    <>
      {picture && <img src={picture} alt="" onError={hideBroken} />}
      <PlayIcon />
    </>
  )
  return hasFrames ? (
    <button type="button" {...look} onClick={() => setPlaying(true)}>
      {inside}
    </button>
  ) : (
    <a {...look} href={page} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  )
}

/** Hides an image that does not load; browsers would draw a torn picture in its place. */
function hideBroken({ currentTarget }: { readonly currentTarget: HTMLImageElement }): void {
  currentTarget.hidden = true
}
