import { Button, Callout, Dialog, DialogClose } from '@talkgraph/ui'
import type { BotState } from '@talkgraph/wire/bots'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, wordsOf } from '../../../api/problem.js'
import { useCommands } from '../../../shell/palette/commands.js'
import { usePublish } from '../api/mutations.js'

/** Makes the newest version live; absent where that is so already. A bot that goes live for the first time leads on to its snippet. */
export function PublishButton({ bot }: { readonly bot: BotState }) {
  const { id, kind, title, newestVersion, publishedVersion, problems } = bot
  const publish = usePublish(id)
  const navigate = useNavigate()
  const [refused, setRefused] = useState<unknown>()
  const goLive = (version: number) =>
    publish.mutate(version, {
      onSuccess: () =>
        kind === 'bot' && publishedVersion === null && void navigate(`/bots/${id}/embed`),
      onError: setRefused,
    })
  const isLive = newestVersion === null || newestVersion === publishedVersion
  useCommands(
    isLive
      ? []
      : [
          {
            id: 'bot-publish',
            label: `Publish version ${newestVersion} of ${title}`,
            group: 'This bot',
            run: () => goLive(newestVersion),
            keywords: ['go live', 'release'],
          },
        ],
  )
  if (isLive) return null
  const hasErrors = (problems?.errors ?? 0) > 0
  return (
    <>
      <Button variant="primary" busy={publish.isPending} onClick={() => goLive(newestVersion)}>
        {`Publish version ${newestVersion}`}
      </Button>
      <Dialog
        open={refused !== undefined}
        onOpenChange={() => setRefused(undefined)}
        title={`Version ${newestVersion} was not published`}
        footer={<DialogClose render={<Button>Close</Button>} />}
      >
        <Callout tone="bad" title={wordsOf(refused)}>
          {refusals(refused).map(text => (
            <p key={text}>{text}</p>
          ))}
          {hasErrors && <p>The overview of the bot has each with its place and what to do.</p>}
        </Callout>
      </Dialog>
    </>
  )
}

function refusals(error: unknown): string[] {
  if (!(error instanceof ApiProblem) || !Array.isArray(error.details)) return []
  return error.details.slice(0, 5).map(detail => String(Object(detail).message ?? ''))
}
