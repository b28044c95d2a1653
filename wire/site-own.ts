import type { LegalName } from './site-paths.js'

/** On which days of the week, and between which times of them, demos are given. */
export interface DemoHours {
  /** An IANA time zone. */
  readonly zone: string
  readonly days: readonly DemoDay[]
  /** `HH:MM` by the clock of the zone. */
  readonly from: string
  readonly to: string
}

/** The days of the week, in their order. */
export const demoDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** One of them. */
export type DemoDay = (typeof demoDays)[number]

/** How long a demo takes, in minutes. */
export const demoMinutes = 30

/** A time of these: `HH:MM`, and 24:00 for the end of a day. */
export const demoTime = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}

/** Whether there is time for a demo between these. */
export const fitsDemo = ({ from, to }: Pick<DemoHours, 'from' | 'to'>): boolean =>
  minutesOf(to) - minutesOf(from) >= demoMinutes

/** The most letters of a text of who runs the server. */
export const longestText = 100_000

/** What the public site says of who runs the server, as they have said in the studio. */
export interface OwnOperator {
  /** Blank: none is shown. */
  readonly email: string
  readonly abuseEmails: readonly string[]
  /** Blank: none is shown. */
  readonly city: string
  readonly networks: readonly string[]
  /** Blank: none is shown. */
  readonly repository: string
}

/** A text of who runs the server as the studio shows it. */
export interface OwnText {
  readonly name: LegalName
  /** As it was written in the studio; null: the file, where there is one, is shown. */
  readonly text: string | null
  readonly hasFile: boolean
}
