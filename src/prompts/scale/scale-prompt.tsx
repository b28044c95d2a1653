import { LevelButtons } from '../../kit/level-buttons.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'

/** An opinion as a number, with what its ends mean written under each. */
export function ScalePrompt({ item, prompt }: PromptProps<'scale'>) {
  const { from, to, fromLabel, toLabel } = prompt
  const { t } = useModel()
  return (
    <LevelButtons
      item={item}
      from={from}
      to={to}
      name={t('Scale: {from} – {to}', { from: fromLabel, to: toLabel })}
      ends={[fromLabel, toLabel]}
    />
  )
}
