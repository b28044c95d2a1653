import { RadioGroup } from '@talkgraph/ui'
import { type ReactNode, useState } from 'react'
import type { BotState } from '#api/records.js'
import { useStoredSettings } from '../../../api/queries.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'

const days = 365

/** Asks at the first publication of a bot whether what visitors answer is kept, and writes that into the draft (decision 160). */
export function useKeeping(
  { id, kind, publishedVersion }: BotState,
  isOpen: boolean,
): { readonly question: ReactNode; readonly write: () => void } {
  const room = useDraftRoom()
  const isUnsaid = useDraft(({ draft }) => Object(draft.settings).collectResults === undefined)
  const isAsked = isOpen && isUnsaid && kind === 'bot' && publishedVersion === null
  const { data: set } = useStoredSettings(id, isAsked)
  const [answer, setAnswer] = useState('yes')
  if (!isAsked || set?.collectResults !== null) return { question: null, write: () => {} }
  const isKept = answer === 'yes'
  return {
    question: (
      <RadioGroup
        label="Keep what visitors answer?"
        help="You are told by mail of each visitor who leaves a name, an address or a number. You can change both in the bot’s settings."
        value={answer}
        onValueChange={setAnswer}
        options={[
          {
            value: 'yes',
            label: `Yes, for ${days} days`,
            help: 'Conversations stand under Results. Tell your visitors.',
          },
          { value: 'no', label: 'No', help: 'What they answer is gone with their tab.' },
        ]}
      />
    ),
    write: () =>
      void room.change(
        [
          { op: 'bot', path: ['settings', 'collectResults'], value: isKept },
          ...(isKept
            ? [{ op: 'bot' as const, path: ['settings', 'resultRetentionDays'], value: days }]
            : []),
        ],
        isKept ? 'Keep what visitors answer' : 'Keep nothing of what visitors answer',
      ),
  }
}
