import { Button, Dialog, EmptyState, ErrorState, SkeletonRows } from '@talkgraph/ui'
import { Command } from 'cmdk'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { DeskReply } from '#api/records.js'
import { may, useMe } from '../../../api/me.js'
import { wordsOf } from '../../../api/problem.js'
import { useDeleteReply, useReplies } from './replies.js'
import styles from './replies.module.css'
import { ReplyForm } from './reply-form.js'

/** What agents say often, found by a few letters; owners and editors write it here. */
// biome-ignore lint/style/noDefaultExport: What is loaded lazily is a module's default.
export default function RepliesDialog({
  onPick,
  onClose,
}: {
  readonly onPick: (text: string) => void
  readonly onClose: () => void
}) {
  const mayWrite = may(useMe().role, 'editor')
  const { data, error, refetch, isFetching } = useReplies()
  const remove = useDeleteReply()
  const [chosen, setChosen] = useState('')
  const [written, setWritten] = useState<{ readonly reply: DeskReply | undefined }>()
  const marked = data?.find(({ name }) => name === chosen)
  const footer = mayWrite && !written && data && (
    <>
      {marked && (
        <>
          <Button busy={remove.isPending} onClick={() => remove.mutate(marked)}>
            Delete
          </Button>
          <Button onClick={() => setWritten({ reply: marked })}>Edit</Button>
        </>
      )}
      <Button
        variant="primary"
        icon={<Plus size={16} />}
        onClick={() => setWritten({ reply: undefined })}
      >
        New reply
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title={written ? (written.reply ? 'Edit the reply' : 'New reply') : 'Saved replies'}
      footer={footer}
    >
      {written ? <ReplyForm reply={written.reply} onDone={() => setWritten(undefined)} /> : list()}
    </Dialog>
  )

  function list() {
    if (error)
      return (
        <ErrorState title="The replies cannot be shown" onRetry={refetch} busy={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      )
    if (!data) return <SkeletonRows label="Loading the replies" rows={3} />
    if (data.length === 0)
      return (
        <EmptyState title="No saved replies yet">
          {mayWrite
            ? 'Write down what you say often. Every agent of the account finds it here.'
            : 'Owners and editors of the account write them.'}
        </EmptyState>
      )
    return (
      <Command
        label="Saved replies"
        loop
        value={chosen}
        onValueChange={setChosen}
        className={styles.replies}
      >
        <Command.Input placeholder="Search saved replies" className={styles.input} autoFocus />
        <Command.List className={styles.list} label="Saved replies">
          <Command.Empty className={styles.empty}>No reply has these words.</Command.Empty>
          {data.map(({ name, text }) => (
            <Command.Item
              key={name}
              value={name}
              keywords={[text]}
              className={styles.item}
              onSelect={() => onPick(text)}
            >
              <span className={styles.name} dir="auto">
                {name}
              </span>
              <span className={styles.text} dir="auto">
                {text}
              </span>
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    )
  }
}
