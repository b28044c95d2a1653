import { Button, Card, ErrorState, LinkButton, RelativeTime, SkeletonRows } from '@talkgraph/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2, UserX, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { WholeResultRecord } from '#api/records.js'
import { codeOf, wordsOf } from '../../../api/problem.js'
import { channelTitle } from '../../../channels/channel-mark.js'
import { Page, Stack } from '../../../shell/page.js'
import { ForgetVisitor } from '../delete/forget-visitor.js'
import { nameOf } from '../list/result-list.js'
import { StateBadge } from '../list/state-badge.js'
import { conversationPath } from '../model/conversation-path.js'
import { deleteLater } from '../model/delete-later.js'
import { useFlowWords } from '../model/flow-words.js'
import { useBots, useResult } from '../model/results.js'
import { AnswerTable } from './answer-table.js'
import { CallList } from './call-list.js'
import styles from './one-result.module.css'
import { PathList } from './path-list.js'
import { Transcript } from './transcript.js'

const back = { href: '/results', label: 'Results' }

/** One conversation: what was said, what was answered, and the way through the flow. */
export function OneResult() {
  const { resultId = '' } = useParams()
  const { data, isPending, error, refetch, isFetching } = useResult(resultId)
  if (data) return <Conversation result={data} />
  return (
    <Page title="Conversation" back={back}>
      {isPending ? (
        <Card>
          <SkeletonRows label="The conversation is loading" rows={6} avatar />
        </Card>
      ) : (
        <Card>
          {codeOf(error) === 'RESULT_NOT_FOUND' ? (
            <ErrorState title="This conversation is not here">
              It was deleted, or was kept for as long as you chose.
            </ErrorState>
          ) : (
            <ErrorState
              title="The conversation could not be loaded"
              onRetry={() => refetch()}
              busy={isFetching}
            >
              {wordsOf(error)}
            </ErrorState>
          )}
        </Card>
      )}
    </Page>
  )
}

function Conversation({ result }: { readonly result: WholeResultRecord }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isForgetting, setForgetting] = useState(false)
  const { email } = result.visitor
  const bots = useBots()
  const words = useFlowWords(result.chatbotId, result.version)
  const title = bots.data?.find(({ id }) => id === result.chatbotId)?.title ?? result.chatbotId
  const onCanvas = conversationPath(result)
  const remove = () => {
    deleteLater(result.id, client)
    void navigate('/results')
  }
  return (
    <Page
      title={nameOf(result)}
      back={back}
      badge={<StateBadge state={result.state} />}
      help={
        <>
          {title}, {channelTitle(result.channel)}, <RelativeTime value={result.startedAt} />
          {result.endedAt && <> · {lasting(result.startedAt, result.endedAt)}</>}
        </>
      }
      action={
        <>
          {onCanvas && (
            <LinkButton icon={<Waypoints size={16} />} href={onCanvas}>
              Show on the canvas
            </LinkButton>
          )}
          {email && (
            <Button icon={<UserX size={16} />} onClick={() => setForgetting(true)}>
              Forget visitor…
            </Button>
          )}
          <Button icon={<Trash2 size={16} />} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      {isForgetting && email && (
        <ForgetVisitor
          scope={{}}
          email={email}
          onDeleted={() => void navigate('/results')}
          onClose={() => setForgetting(false)}
        />
      )}
      <div className={styles.columns}>
        <Card title="Conversation" className={styles.said}>
          <Transcript entries={result.transcript} words={words} />
        </Card>
        <Stack>
          <AnswerTable result={result} words={words} />
          <CallList result={result} words={words} />
          <PathList path={result.path} words={words} />
        </Stack>
      </div>
    </Page>
  )
}

function lasting(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000))
  const minutes = Math.floor(seconds / 60)
  return minutes > 0 ? `took ${minutes} min ${seconds % 60} s` : `took ${seconds} s`
}
