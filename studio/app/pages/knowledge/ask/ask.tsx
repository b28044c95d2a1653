import { Badge, Button, Callout, Card, Select, TextField } from '@talkgraph/ui'
import { useState } from 'react'
import type { PieceRecord, TriedRecord } from '#api/records.js'
import { api } from '../../../api/client.js'
import { checkFilled } from '../../../forms/checks.js'
import { Buttons, Form } from '../../../forms/form.js'
import { useForm } from '../../../forms/use-form.js'
import { useBotTitles } from '../api/bot-titles.js'
import styles from './ask.module.css'

const mostShown = 8

interface Found {
  readonly pieces: readonly PieceRecord[]
  /** Absent where no bot was chosen. */
  readonly tried?: TriedRecord | undefined
}

/**
 * Shows what a bot answers to a question, what its AI was given, and what it answers from: the pieces with their scores, and why
 * one is not enough.
 */
export function Ask() {
  const bots = useBotTitles()
  const [found, setFound] = useState<Found>()
  const { errors, problem, busy, form } = useForm({
    names: ['query', 'chatbotId'],
    check: ({ query }) => ({ query: checkFilled(query, 'Write a question.') }),
    send: async ({ query, chatbotId }) => {
      const [{ pieces }, tried] = await Promise.all([
        api.searchKnowledge({
          body: { query, limit: mostShown, ...(chatbotId && { chatbotId }) },
        }),
        chatbotId ? api.askKnowledge({ body: { question: query, chatbotId } }) : undefined,
      ])
      setFound({ pieces, tried })
    },
  })
  const { pieces, tried } = found ?? {}
  return (
    <Card
      title="Ask"
      help="What a bot says to a question, and what it finds for it, by the rules of its answers."
    >
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
      <div role="status" className={styles.found}>
        {tried && <Tried tried={tried} />}
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

const Tried = ({
  tried: { text, isAnswered, sources, given },
}: {
  readonly tried: TriedRecord
}) => (
  <section className={styles.piece} aria-label="Answer">
    <p className={styles.head}>
      <Badge tone={isAnswered ? 'good' : 'neutral'}>
        {isAnswered ? 'What the bot says' : 'What the bot says where it does not know'}
      </Badge>
    </p>
    <p className={styles.text}>{text}</p>
    {sources.length > 0 && (
      <p className={styles.path}>{`Sources: ${sources.map(({ title }) => title).join(', ')}`}</p>
    )}
    {given ? (
      <details>
        <summary>What the AI was given</summary>
        {given.map(({ role, content }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they neither move nor change
          <p key={at} className={styles.given}>
            <b>{role}</b> {content}
          </p>
        ))}
      </details>
    ) : (
      <p className={styles.path}>No AI was asked.</p>
    )}
  </section>
)

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
