import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../kit/icons.js'
import type { ContentProps } from '../model/content-props.js'
import { useModel } from '../model/widget-model.js'
import { dress } from './styles.js'

/**
 * A page in a frame, which can do nothing to the page around it. Nothing is fetched from there until the button is pressed,
 * unless the bot's owner wants it at once; a link below opens it in a tab of its own, alone where frames are forbidden.
 */
export function FrameContent({ content: { src, label, height, atOnce } }: ContentProps<'frame'>) {
  const { t } = useModel()
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isShown, setShown] = useState(atOnce === true)
  // A page that is isolated from others shows no frames of sites that do not know of it.
  const [isForbidden, setForbidden] = useState(globalThis.crossOriginIsolated === true)
  useLayoutEffect(() => dress(box.current), [])

  useLayoutEffect(() => {
    if (!isShown) return
    const onViolation = ({
      effectiveDirective,
      disposition,
      blockedURI,
    }: SecurityPolicyViolationEvent) => {
      if (
        effectiveDirective === 'frame-src' &&
        disposition === 'enforce' &&
        src.startsWith(blockedURI)
      )
        setForbidden(true)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    if (!atOnce) frame.current?.focus()
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [isShown, atOnce, src])

  return (
    <div ref={box} className="page" part="frame">
      {!isForbidden && inside(isShown)}
      <a className="page-link" href={src} target="_blank" rel="noopener noreferrer">
        <span dir="auto">{label}</span> <span>{t('Open in a new tab')} ↗</span>
      </a>
    </div>
  )

  function inside(isDrawn: boolean): ReactNode {
    const style = { height: `min(${height}px, 60vh)` }
    return isDrawn ? (
      <iframe
        ref={frame}
        className="page-frame"
        style={style}
        src={src}
        title={label}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
      />
    ) : (
      <button type="button" className="page-frame" style={style} onClick={() => setShown(true)}>
        <Icon path="M4 5h16v14H4ZM4 9.5h16M7 7.2h.01M9.5 7.2h.01" />
        <span dir="auto">{t('Show: {name}', { name: label })}</span>
      </button>
    )
  }
}
