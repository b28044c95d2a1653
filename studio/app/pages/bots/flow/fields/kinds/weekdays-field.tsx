import { Checkbox } from '@talkgraph/ui'
import { setChange } from 'talkgraph/builder'
import { useStepEdit } from '../../model/edit/step-edit.js'
import styles from '../fields.module.css'
import { ListFrame } from './list-frame.js'
import { weekdays } from './plain-fields.js'
import type { Slot } from './slot.js'

/** Days of the week, ticked. Whatever else stands in the file is kept. */
export function StepWeekdaysField({ slot }: { readonly slot: Slot }) {
  const { step, change } = useStepEdit()
  const texts = Array.isArray(slot.value) ? slot.value.map(String) : []
  const others = texts.filter(text => dayOf(text) === undefined)
  const ticked = new Set(texts.map(dayOf))
  const tick = (day: string, isTicked: boolean) => {
    const next = weekdays.filter(each => (each === day ? isTicked : ticked.has(each)))
    change([setChange(step, slot.path, [...next, ...others])], `Changed “${slot.form.title}”`)
  }
  return (
    <ListFrame slot={slot}>
      <div className={styles.days}>
        {weekdays.map(day => (
          <Checkbox
            key={day}
            label={day}
            checked={ticked.has(day)}
            onChange={({ target }) => tick(day, target.checked)}
          />
        ))}
      </div>
    </ListFrame>
  )
}

/** A weekday by its English name, whole or its first three letters. */
const dayOf = (text: string) =>
  weekdays.find(day =>
    [day, day.slice(0, 3)].some(each => each.toLowerCase() === text.trim().toLowerCase()),
  )
