import { IconButton, LinkButton } from '@talkgraph/ui'
import type { TemplateCard } from '@talkgraph/wire/site-data'
import { Move, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pathToUse, templatePath } from '../../catalogue/addresses.js'
import { ChatFrame } from './chat-frame.js'
import styles from './quick-preview.module.css'
import { useDrag } from './use-drag.js'

/** A window in which a template can be talked to. Its head is a handle: by pointer, or by the arrow keys. */
export function QuickPreview({
  template,
  onClose,
}: {
  readonly template: Pick<TemplateCard, 'id' | 'slug' | 'title' | 'category'>
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const drag = useDrag(dialog)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    element.showModal()
    return () => element.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog; a click beside it does the same.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="quick-preview"
      onClose={onClose}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={styles.window}>
        <header className={styles.head} {...drag.head}>
          <span className={styles.handle}>
            <IconButton
              label="Move the preview with the arrow keys"
              icon={<Move size={16} />}
              size="small"
              {...drag.handle}
            />
          </span>
          <h2 id="quick-preview" className={styles.title}>
            {template.title}
          </h2>
          <IconButton label="Close" icon={<X size={20} />} size="small" onClick={onClose} />
        </header>
        <div className={styles.chat}>
          <ChatFrame id={template.id} name={template.title} />
        </div>
        <footer className={styles.foot}>
          <LinkButton href={templatePath(template)}>View template</LinkButton>
          <LinkButton href={pathToUse(template.slug)} target="_blank" variant="primary">
            Use This Template
          </LinkButton>
        </footer>
      </div>
    </dialog>
  )
}
