import { Button, Cell, Table, TableHead } from '@talkgraph/ui'
import { useState } from 'react'
import { type BotText, translationOf } from 'talkgraph/builder'
import { afterPress } from '#forms/after-press.js'
import { languageName } from '#text/language-name.js'
import { useTyped } from '../../fields/text/use-typed.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import type { Reveal } from '../../model/edit/step-edit.js'
import { setTranslation } from './files.js'
import styles from './languages.module.css'

const atOnce = 100

/** Each text beside its translation, which is written here. */
export function TextTable({
  locale,
  texts,
  onReveal,
}: {
  readonly locale: string
  readonly texts: readonly BotText[]
  readonly onReveal: Reveal
}) {
  const [count, setCount] = useState(atOnce)
  return (
    <>
      <Table caption={`Texts in ${languageName(locale)}`} stacks>
        <TableHead columns={['Where', 'Original', languageName(locale)]} />
        <tbody>
          {texts.slice(0, count).map(text => (
            <TextRow key={text.key} {...{ locale, text, onReveal }} />
          ))}
        </tbody>
      </Table>
      {texts.length > count && (
        <div>
          <Button onClick={() => setCount(count + atOnce)}>{`Show more of ${texts.length}`}</Button>
        </div>
      )}
    </>
  )
}

function TextRow({
  locale,
  text,
  onReveal,
}: {
  readonly locale: string
  readonly text: BotText
  readonly onReveal: Reveal
}) {
  const room = useDraftRoom()
  const written = useDraft(({ draft }) => translationOf(draft, locale, text))
  const typed = useTyped(
    written,
    next =>
      room.change([setTranslation(locale, text, next)], `Translated “${text.title}”`)[0]?.message,
  )
  const name = `${languageName(locale)}: ${text.step}, ${text.title}`
  return (
    <tr>
      <Cell>
        {text.nodeId === 'customizations' ? (
          text.step
        ) : (
          <button
            type="button"
            className={styles.where}
            onClick={() => onReveal(text.nodeId, text.field)}
          >
            {text.step}
          </button>
        )}
        <span className={styles.field}>{text.title}</span>
      </Cell>
      <Cell>
        <span dir="auto" className={styles.original}>
          {text.original}
        </span>
      </Cell>
      <Cell>
        <textarea
          rows={1}
          dir="auto"
          lang={locale}
          aria-label={name}
          placeholder="Missing"
          className={styles.box}
          value={typed.text}
          onChange={event => typed.type(event.target.value)}
          onBlur={() => afterPress(typed.leave)}
        />
        {typed.other !== undefined && (
          <span
            role="status"
            className={styles.field}
          >{`Changed elsewhere meanwhile: “${typed.other}”`}</span>
        )}
        {typed.refusal && <span className={styles.fault}>{typed.refusal}</span>}
      </Cell>
    </tr>
  )
}
