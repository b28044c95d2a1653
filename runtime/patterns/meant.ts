import { isRecord } from '../bot/fields.js'
import { botTextWriter } from '../node/bot-texts.js'
import type { Content } from '../node/content.js'
import type { Listen, NodeEvent, NodeInput } from '../node/contract.js'
import type { Option } from '../node/prompt.js'
import { fillText } from '../session/placeholders.js'
import { plainly } from '../validate/as-typed.js'
import { sayValue } from './say.js'

/** What was typed at a choice, and what it is taken for. */
interface Meant {
  readonly input: Pick<NodeInput, 'env'>
  readonly heard: Awaited<ReturnType<Listen>> | undefined
}

/** Says what it is taken for. */
export const meantOf = ({ input: { env }, heard }: Meant): readonly Content[] =>
  sayValue(
    fillText(botTextWriter(env)('Do you mean “{intent}”?'), { get: () => heard?.meant ?? '' }),
  )

/** Asks whether that is so. */
export function meantPrompt({ input: { env } }: Pick<Meant, 'input'>) {
  const t = botTextWriter(env)
  return {
    kind: 'choices',
    options: [
      { id: 'yes', label: t('Yes') },
      { id: 'no', label: t('No') },
    ],
  } as const
}

/** What was picked of that; blank where it is something else. */
export const pickedMeant = (context: Pick<Meant, 'input'>, { value }: NodeEvent): Option => {
  const named = isRecord(value) ? value.pick : value
  const isIt = (text: string) => plainly(text) === plainly(String(named))
  return meantPrompt(context).options.find(({ id, label }) => id === named || isIt(label)) ?? none
}

const none: Option = { id: '', label: '' }
