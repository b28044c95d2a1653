import { Button, TooltipButton } from '@talkgraph/ui'
import { ListPlus, MessageSquareCheck, MessageSquareQuote, Paperclip, Send, X } from 'lucide-react'
import { useRef } from 'react'
import styles from './composer.module.css'

/** What is added to what is written, and the button that sends it. */
export function ComposerFoot({
  kind,
  hasOptions,
  hasTemplates,
  onOptions,
  onFiles,
  onTemplates,
  onReplies,
}: {
  readonly kind: 'note' | 'message'
  readonly hasOptions: boolean
  readonly hasTemplates: boolean
  readonly onOptions: () => void
  readonly onFiles: (files: Iterable<File>) => void
  readonly onTemplates: () => void
  readonly onReplies: () => void
}) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.foot}>
      {kind === 'message' && (
        <>
          <TooltipButton
            label="Attach a file"
            icon={<Paperclip size={16} />}
            onClick={() => picker.current?.click()}
          />
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            onChange={({ target }) => {
              onFiles(target.files ?? [])
              target.value = ''
            }}
          />
          <TooltipButton
            label={hasOptions ? 'Remove the options' : 'Add options'}
            icon={hasOptions ? <X size={16} /> : <ListPlus size={16} />}
            onClick={onOptions}
          />
        </>
      )}
      {hasTemplates && (
        <TooltipButton
          label="Approved messages"
          icon={<MessageSquareCheck size={16} />}
          onClick={onTemplates}
        />
      )}
      <TooltipButton
        label="Saved replies"
        shortcut="/"
        icon={<MessageSquareQuote size={16} />}
        onClick={onReplies}
      />
      <span className={styles.space} />
      <Button type="submit" variant="primary" size="small" icon={<Send size={16} />}>
        {kind === 'note' ? 'Add note' : 'Send'}
      </Button>
    </div>
  )
}
