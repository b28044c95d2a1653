import { Button, Checkbox, TextField } from '@talkgraph/ui'
import { Plus } from 'lucide-react'
import type { QuickPrompt } from '#api/records.js'
import { makeKey } from '../../../api/make-key.js'
import styles from './settings.module.css'

const most = 20

/** Quick prompts to be written, one below the other; a blank one is left out. */
export const PromptRows = ({
  name,
  prompts,
  onChange,
  handsOver = false,
}: {
  readonly name: string
  readonly prompts: readonly QuickPrompt[]
  readonly onChange: (prompts: readonly QuickPrompt[]) => void
  /** One of them may ask for a person. */
  readonly handsOver?: boolean
}) => {
  const change = (at: number, part: Partial<QuickPrompt>) =>
    onChange(prompts.map((each, index) => (index === at ? { ...each, ...part } : each)))
  return (
    <fieldset className={styles.prompts}>
      <legend>{name}</legend>
      {prompts.map(({ id, title, link, isEscalationPrompt }, at) => (
        <div key={id} className={styles.prompt}>
          <TextField
            label={`Prompt ${at + 1}`}
            value={title}
            maxLength={200}
            onChange={({ target }) => change(at, { title: target.value })}
          />
          <TextField
            label="Opens"
            optional
            placeholder="https://"
            value={link}
            maxLength={2000}
            onChange={({ target }) => change(at, { link: target.value })}
          />
          {handsOver && (
            <Checkbox
              label="Asks for a person"
              checked={isEscalationPrompt}
              onChange={({ target }) => change(at, { isEscalationPrompt: target.checked })}
            />
          )}
          <Button
            size="small"
            aria-label={`Take out ${title || `prompt ${at + 1}`}`}
            onClick={() => onChange(prompts.filter((_, index) => index !== at))}
          >
            Take out
          </Button>
        </div>
      ))}
      {prompts.length < most && (
        <Button
          size="small"
          icon={<Plus size={16} />}
          onClick={() =>
            onChange([
              ...prompts,
              {
                id: makeKey(),
                title: '',
                description: '',
                link: '',
                isEscalationPrompt: false,
              },
            ])
          }
        >
          Add a prompt
        </Button>
      )}
    </fieldset>
  )
}
