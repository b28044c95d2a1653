import { TextArea, TextField } from '@talkgraph/ui'
import { partTitles } from '@talkgraph/wire/bot-parts'
import { afterPress } from '#forms/after-press.js'
import { linesOf } from '../../../embed/triggers.js'
import { useTyped } from '../../fields/text/use-typed.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'
import styles from './bot-panel.module.css'

/** What the address of a page, or a link to one, may tell the bot: everything else of it is left out. */
export function FromLinks() {
  const room = useDraftRoom()
  const names = useDraft(({ draft }) => draft.prefill)
  const parameter = useDraft(({ draft }) => draft.prefillMessage)
  const write = (path: 'prefill' | 'prefillMessage', value: readonly string[] | string) =>
    room.change([{ op: 'bot', path: [path], value }], `Changed “${partTitles[path]}”`)[0]?.message
  const all = useTyped(
    Array.isArray(names) ? names.join('\n') : '',
    text => write('prefill', [...new Set(linesOf(text).map(line => line.trim()))]),
    (one, other) => linesOf(one).join('\n') === linesOf(other).join('\n'),
  )
  const message = useTyped(typeof parameter === 'string' ? parameter : '', text =>
    write('prefillMessage', text.trim()),
  )
  return (
    <>
      <p className={styles.quiet}>
        A link may tell the bot something from the start: with the name plan here, /pricing?plan=pro
        sets the variable plan. Anybody can write a link, so let it set nothing that counts.
      </p>
      <TextArea
        label={partTitles.prefill ?? ''}
        help="One name on each line."
        rows={2}
        error={all.refusal}
        value={all.text}
        onChange={event => all.type(event.target.value)}
        onBlur={() => afterPress(all.leave)}
      />
      <TextField
        label={partTitles.prefillMessage ?? ''}
        help="The name of the parameter whose text stands in the field of the first question that is typed."
        error={message.refusal}
        value={message.text}
        onChange={event => message.type(event.target.value)}
        onBlur={() => afterPress(message.leave)}
      />
    </>
  )
}
