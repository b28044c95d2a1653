import { useEffect, useState } from 'react'
import { useModel, type WidgetModel } from '../../model/widget-model.js'

/** Milliseconds in which an entry has come in. */
const comingIn = 300

/** The day before its first entry, with that entry's time. */
export function DayLine({ at }: { at: number }) {
  const { writeDay } = useModel()
  return (
    <div className="day-line" part="day">
      <Time at={at} write={writeDay} />
    </div>
  )
}

/** The time below a group. */
export function GroupTime({ at, by }: { at: number; by: 'bot' | 'user' }) {
  const { writeTime } = useModel()
  return (
    <div className={`group-time ${by}-time`} part="time">
      <Time at={at} write={writeTime} />
    </div>
  )
}

/** Written once the entry has come in: the browser needs a while to prepare for its first time of day. The style sheet keeps its line free until then. */
function Time({ at, write }: { at: number; write: WidgetModel['writeTime'] }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(write(at)), comingIn)
    return () => clearTimeout(timer)
  }, [write, at])
  return (
    <time className="on-page" dateTime={new Date(at).toISOString()} dir="auto">
      {text}
    </time>
  )
}
