import { Button, TextField } from '@talkgraph/ui'
import styles from './composer.module.css'

const most = 20

/** Options that an agent offers with an answer. */
export const Options = ({
  options,
  onChange,
}: {
  readonly options: readonly string[]
  readonly onChange: (options: readonly string[]) => void
}) => (
  <div className={styles.options}>
    {options.map((option, index) => (
      <TextField
        // biome-ignore lint/suspicious/noArrayIndexKey: An option is known by its place.
        key={index}
        label={`Option ${index + 1}`}
        labelHidden
        size="small"
        maxLength={500}
        placeholder={`Option ${index + 1}`}
        value={option}
        onChange={({ target }) =>
          onChange(options.map((each, at) => (at === index ? target.value : each)))
        }
      />
    ))}
    <Button
      size="small"
      variant="plain"
      disabled={options.length >= most}
      onClick={() => onChange([...options, ''])}
    >
      One more
    </Button>
  </div>
)
