import { Checkbox } from '@talkgraph/ui'
import { useBotTitles } from '../api/bot-titles.js'
import styles from './bot-choice.module.css'

/** The name of its fields. */
const name = 'chatbotIds'

/** Which bots answer from a source; `chosen` absent: all. */
export function BotChoice({ chosen }: { readonly chosen?: readonly string[] }) {
  const { data = [] } = useBotTitles()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Bots that answer from it</legend>
      {data.map(({ id, title }) => (
        <Checkbox
          key={id}
          name={name}
          value={id}
          label={title || id}
          defaultChecked={chosen?.includes(id) ?? true}
        />
      ))}
    </fieldset>
  )
}

/** Those that a form has. */
export const chosenBots = (form: HTMLFormElement): readonly string[] =>
  new FormData(form).getAll(name).map(String)
