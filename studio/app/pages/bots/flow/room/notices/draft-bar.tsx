import { Button, Callout } from '@talkgraph/ui'
import { signInAgain } from '#api/query-client.js'
import { fileName, saveBotFile } from '../../../bot/export-flow.js'
import type { Bar } from '../../model/draft/draft-room.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'

const words: Readonly<Record<Bar, readonly [title: string, remedy: string]>> = {
  'signed-out': ['You are signed out', 'Sign in again: you come back to where you are.'],
  'not-allowed': [
    'You may no longer change this bot',
    'Ask an owner of the account for the role of an editor; what waits here is then saved.',
  ],
  full: [
    'The account has no room left',
    'Delete versions, files or bots that are no longer needed, or ask who runs the server for more; what waits here is then saved.',
  ],
  gone: ['This bot was deleted', 'Save it as a file, and begin a new bot from that.'],
}

/** Why nothing is saved any more, and what helps. What was drawn can be had as a file. */
export function DraftBar() {
  const room = useDraftRoom()
  const bar = useDraft(state => state.bar)
  const isKept = useDraft(state => state.saving !== 'saved')
  if (bar === null) return null
  const [title, remedy] = words[bar]
  const save = () => {
    const { draft } = room.state()
    saveBotFile(draft, fileName(String(draft.name ?? '')) || 'bot')
  }
  return (
    <Callout
      tone="bad"
      live
      title={title}
      action={
        bar === 'signed-out' ? (
          <Button size="small" onClick={signInAgain}>
            Sign in
          </Button>
        ) : (
          <Button size="small" onClick={save}>
            Save as a file
          </Button>
        )
      }
    >
      {isKept && 'What you have drawn is kept in this browser. '}
      {remedy}
    </Callout>
  )
}
