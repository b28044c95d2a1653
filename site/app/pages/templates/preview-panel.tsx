import { Button, IconButton } from '@talkgraph/ui'
import { MessageCircle, X } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import type { TemplateDetail } from '../../../../wire/site-data.js'
import { ChatFrame } from './chat-frame.js'
import styles from './preview-panel.module.css'
import { QuickPreview } from './quick-preview.js'

/** Of the height of the window: an article that ends above it has been read. */
const read = 0.8

/** The chat beside a template's article: there while the article is read, until somebody closes it. On phones, a button. */
export function PreviewPanel({
  template,
  article,
}: {
  readonly template: Pick<TemplateDetail, 'id' | 'slug' | 'title' | 'category'>
  readonly article: RefObject<HTMLElement | null>
}) {
  const [isShown, setShown] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isWide, setWide] = useState(false)

  useEffect(() => {
    const wide = matchMedia('(width >= 75rem)')
    const look = () => {
      const bottom = article.current?.getBoundingClientRect().bottom ?? 0
      setShown(bottom > innerHeight * read)
      setWide(wide.matches)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [article])

  if (isOpen) return <QuickPreview template={template} onClose={() => setOpen(false)} />
  if (!isShown) return null
  if (!isWide || isClosed)
    return (
      <div className={styles.opener}>
        <Button
          variant="primary"
          size="large"
          icon={<MessageCircle size={20} aria-hidden="true" />}
          onClick={() => (isWide ? setClosed(false) : setOpen(true))}
        >
          Try the chatbot
        </Button>
      </div>
    )
  return (
    <aside className={styles.panel} aria-label="Chat preview">
      <header className={styles.head}>
        <p className={styles.title}>Chat preview</p>
        <IconButton
          label="Close the preview"
          icon={<X size={20} />}
          size="small"
          onClick={() => setClosed(true)}
        />
      </header>
      <div className={styles.chat}>
        <ChatFrame id={template.id} name={template.title} />
      </div>
    </aside>
  )
}
