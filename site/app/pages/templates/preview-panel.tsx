import { Button, IconButton } from '@talkgraph/ui'
import type { TemplateDetail } from '@talkgraph/wire/site-data'
import { MessageCircle, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ChatFrame } from './chat-frame.js'
import styles from './preview-panel.module.css'

type Shown = Pick<TemplateDetail, 'id' | 'slug' | 'title' | 'category'>

/** An article that ends in the upper part of the window, or above it, has been read. */
const read: IntersectionObserverInit = { rootMargin: '9999999px 0px -20%' }

/** The chat beside a template's article, which comes before it: there while that is read, until somebody closes it. Narrow pages have no room for it. */
export function PreviewPanel({ template }: { readonly template: Shown }) {
  const end = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const [isWide, setWide] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => setShown(!entries.at(-1)?.isIntersecting),
      read,
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const wide = matchMedia('(width >= 75rem)')
    const look = () => setWide(wide.matches)
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])

  return (
    <>
      <div ref={end} />
      {isWide &&
        isShown &&
        (isClosed ? (
          <Opener onClick={() => setClosed(false)} />
        ) : (
          <Panel template={template} onClose={() => setClosed(true)} />
        ))}
    </>
  )
}

function Opener({ onClick }: { readonly onClick: () => void }) {
  return (
    <div className={styles.opener}>
      <Button
        variant="primary"
        size="large"
        icon={<MessageCircle size={20} aria-hidden="true" />}
        onClick={onClick}
      >
        Try the chatbot
      </Button>
    </div>
  )
}

function Panel({ template, onClose }: { readonly template: Shown; readonly onClose: () => void }) {
  return (
    <aside className={styles.panel} aria-label="Chat preview">
      <header className={styles.head}>
        <p className={styles.title}>Chat preview</p>
        <IconButton
          label="Close the preview"
          icon={<X size={20} />}
          size="small"
          onClick={onClose}
        />
      </header>
      <div className={styles.chat}>
        <ChatFrame id={template.id} name={template.title} />
      </div>
    </aside>
  )
}
