import { Icon } from '../../kit/icons.js'
import { LevelButtons } from '../../kit/level-buttons.js'
import type { PromptProps } from '../../model/prompt-props.js'
import { useModel } from '../../model/widget-model.js'

/** A rating in numbers, stars or faces. */
export function RatingPrompt({ item, prompt: { look, max } }: PromptProps<'rating'>) {
  const { t } = useModel()
  const draw = (level: number) => (
    <>
      <Icon path={look === 'star' ? star : faceOf((level - 1) / (max - 1 || 1))} />
      <span className="unseen">{t('{level} of {max}', { level, max })}</span>
    </>
  )
  return (
    <LevelButtons
      item={item}
      from={1}
      to={max}
      name={t('Rating')}
      look={look}
      face={look === 'number' ? undefined : draw}
    />
  )
}

const star = 'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8Z'

/** A face whose mouth goes from the saddest (0) to the happiest (1). */
function faceOf(mood: number): string {
  const corners = 17 - 3 * mood
  return `M12 2a10 10 0 1 0 .01 0ZM8.5 9h.01M15.5 9h.01M7.5 ${corners}Q12 ${12 + 7 * mood} 16.5 ${corners}`
}
