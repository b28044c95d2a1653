import {
  Button,
  Card,
  Cell,
  EmptyState,
  RelativeTime,
  Table,
  TableHead,
  toast,
} from '@talkgraph/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import type { OpenQuestionRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { counted } from '../../../text/counted.js'
import { AddPairs } from '../add/add-pairs.js'
import { useBotTitles } from '../api/bot-titles.js'
import { knowledgeKey, useOpenQuestions, useSources } from '../api/sources.js'

const takeOff = ({ id }: OpenQuestionRecord) => api.deleteOpenQuestion({ questionId: id })

/** What visitors asked and no source answered, each to be answered here. */
export function Unanswered() {
  const { data = [] } = useOpenQuestions()
  const sources = useSources()
  const { data: bots = [] } = useBotTitles()
  const titleOf = ({ chatbotId }: OpenQuestionRecord) =>
    bots.find(({ id }) => id === chatbotId)?.title || chatbotId
  const client = useQueryClient()
  const [answering, setAnswering] = useState<OpenQuestionRecord>()
  const leave = useMutation({
    mutationFn: takeOff,
    onSuccess: () => toast({ text: 'The question is off the list.' }),
    onSettled: () => client.invalidateQueries({ queryKey: knowledgeKey }),
  })
  const fitting = sources.data?.find(
    ({ kind, chatbotIds }) =>
      kind === 'pairs' && answering && chatbotIds.includes(answering.chatbotId),
  )
  return (
    <Card title="Unanswered" help="What visitors asked and no source answered." flush>
      {data.length > 0 ? (
        <Table caption="Unanswered questions" stacks>
          <TableHead columns={['Question', 'Asked', 'Last', null]} />
          <tbody>
            {data.map(question => (
              <tr key={question.id}>
                <Cell>
                  {question.question}
                  {bots.length > 1 && <small>{` – ${titleOf(question)}`}</small>}
                  {question.also.length > 0 && (
                    <details>
                      <summary>{counted(question.also.length, 'like question')}</summary>
                      <ul>
                        {question.also.map(each => (
                          <li key={each}>{each}</li>
                        ))}
                      </ul>
                    </details>
                  )}
                </Cell>
                <Cell quiet label="Asked">
                  {question.count === 1 ? 'Once' : `${question.count} times`}
                </Cell>
                <Cell quiet label="Last">
                  <RelativeTime value={question.lastAt} />
                </Cell>
                <Cell align="end">
                  <Button
                    size="small"
                    variant="primary"
                    onClick={() => setAnswering(question)}
                    aria-label={`Answer this: ${question.question}`}
                  >
                    Answer this
                  </Button>{' '}
                  <Button
                    size="small"
                    onClick={() => leave.mutate(question)}
                    aria-label={`Take off the list: ${question.question}`}
                  >
                    Take off
                  </Button>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : (
        <EmptyState title="Nothing was asked in vain" icon={<MessageCircleQuestion size={20} />}>
          Questions that no source answers stand here.
        </EmptyState>
      )}
      {answering && (
        <AddPairs
          {...(fitting && { source: fitting })}
          question={answering.question}
          chatbotIds={[answering.chatbotId]}
          onAdded={() => takeOff(answering)}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </Card>
  )
}
