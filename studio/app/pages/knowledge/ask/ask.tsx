import { Badge, Button, Callout, Card, Select, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import type { PieceRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useBotTitles } from '../api/bot-titles.js'
import styles from './ask.module.css'

const mostShown = 8

/** Shows what a bot would answer a question from: the pieces with their scores, and why one is not enough. */
export function Ask() {
  const bots = useBotTitles()
  const [pieces, setPieces] = useState<readonly PieceRecord[]>()
  const { errors, problem, busy, form } = useForm({
    names: ['query', 'chatbotId'],
    check: ({ query }) => ({ query: checkFilled(query, 'Write a question.') }),
    send: async ({ query, chatbotId }) =>
      setPieces(
        (
          await api.searchKnowledge({
            body: { query, limit: mostShown, ...(chatbotId && { chatbotId }) },
          })
        ).pieces,
      ),
  })
  return (
    <Card title="Ask" help="What a bot finds for a question, by the rules of its answers.">
      <Form problem={problem} {...form}>
        <TextField label="Question" name="query" maxLength={2000} error={errors.query} />
        <Select
          label="Bot"
          name="chatbotId"
          options={[
            { value: '', label: 'Every source' },
            ...(bots.data ?? []).map(({ id, title }) => ({ value: id, label: title || id })),
          ]}
        />
        <Buttons>
          <Button type="submit" busy={busy}>
            Ask
          </Button>
        </Buttons>
      </Form>
      <div role="status">
        {pieces?.length === 0 && (
          <Callout>No source has a word of it: a bot leaves by Unknown.</Callout>
        )}
        {pieces && pieces.length > 0 && (
          <ol className={styles.pieces}>
            {pieces.map(piece => (
              <Piece key={piece.id} piece={piece} />
            ))}
          </ol>
        )}
      </div>
    </Card>
  )
}

/** By words and, where it was, by meaning. */
const howFound = ({ score, share, similarity }: PieceRecord): string => {
  const words = `${Math.round(share * 100)} % of what was asked`
  return similarity === null
    ? `Score ${score.toFixed(1)}, ${words}`
    : `${Math.round(similarity * 100)} % near by meaning, ${words}`
}

const Piece = ({ piece }: { readonly piece: PieceRecord }) => (
  <li className={styles.piece}>
    <p className={styles.head}>
      {piece.address ? (
        <a href={piece.address} target="_blank" rel="noreferrer">
          {piece.title}
        </a>
      ) : (
        piece.title
      )}{' '}
      <Badge tone={piece.isEnough ? 'good' : 'neutral'}>{howFound(piece)}</Badge>
    </p>
    {piece.path.length > 0 && <p className={styles.path}>{piece.path.join(' › ')}</p>}
    <p className={styles.text}>{piece.text}</p>
    {!piece.isEnough && (
      <p className={styles.path}>It speaks of too little of the question to answer it alone.</p>
    )}
  </li>
)
