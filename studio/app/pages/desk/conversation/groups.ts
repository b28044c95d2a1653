import type { DeskMessage } from '#api/records.js'

/** A message, and how it stands among the others. */
export interface Grouped {
  readonly message: DeskMessage
  /** Whether it says who speaks, and when. */
  readonly isFirst: boolean
  /** The day that begins with it. */
  readonly day: Date | undefined
}

/** Milliseconds of silence after which somebody speaks anew. */
const pause = 5 * 60_000

/** Groups what one sender has said without a longer pause, day by day; messages in their order. */
export function grouped(messages: readonly DeskMessage[]): readonly Grouped[] {
  let before: DeskMessage | undefined
  return messages.map(message => {
    const [last, now] = [before && timeOf(before), timeOf(message)]
    const isNewDay = last?.toDateString() !== now.toDateString()
    const isSame = before && !isNewDay && speakerOf(before) === speakerOf(message)
    const isFirst = !isSame || !last || now.getTime() - last.getTime() > pause
    before = message
    return { message, isFirst, day: isNewDay ? now : undefined }
  })
}

/** What a day is called, from another one. */
export function dayName(day: Date, today = new Date()): string {
  const yesterday = new Date(today)
  yesterday.setDate(today.getDate() - 1)
  if (day.toDateString() === today.toDateString()) return 'Today'
  if (day.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const isThisYear = day.getFullYear() === today.getFullYear()
  return day.toLocaleDateString('en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  })
}

const timeOf = ({ question, answer }: DeskMessage) => new Date((question ?? answer)?.timestamp ?? 0)
const speakerOf = ({ messageType, agentName }: DeskMessage) => `${messageType} ${agentName ?? ''}`
