import { Button } from '@talkgraph/ui'
import type { TemplateDetail } from '@talkgraph/wire/site-data'
import { MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from './preview-button.module.css'
import { QuickPreview } from './quick-preview.js'

/** Opens a template's chat where its page has no room beside the article; it stands among the page's actions, above no text. */
export function PreviewButton({
  template,
}: {
  readonly template: Pick<TemplateDetail, 'id' | 'slug' | 'title' | 'category'>
}) {
  const [isOpen, setOpen] = useState(false)
  // Without a script nothing could be played.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div className={styles.narrow}>
      <Button
        size="large"
        icon={<MessageCircle size={16} aria-hidden="true" />}
        disabled={!isReady}
        onClick={() => setOpen(true)}
      >
        Try the chatbot
      </Button>
      {isOpen && <QuickPreview template={template} onClose={() => setOpen(false)} />}
    </div>
  )
}
