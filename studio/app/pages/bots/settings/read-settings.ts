/** A limit as it is typed: blank takes the server's own. */
export interface TypedLimit {
  readonly count: string
  readonly seconds: string
}

/** What may be limited, with its name and the time that is usual. */
export const limitForms = {
  sessionsPerAddress: { title: 'Conversations begun, for each address', seconds: 60 },
  stepsPerSession: { title: 'Steps that call something, in each conversation', seconds: 60 },
  stepsPerAddress: { title: 'Steps that call something, for each address', seconds: 60 },
  stepsPerBot: { title: 'Steps that call something, in all', seconds: 60 },
  totalPerSession: { title: 'All steps of a longer time, in each conversation', seconds: 3600 },
  totalPerAddress: { title: 'All steps of a longer time, for each address', seconds: 86_400 },
  totalPerBot: { title: 'All steps of a longer time, in all', seconds: 86_400 },
  threadsPerBot: { title: 'Conversations that other channels begin', seconds: 3600 },
  resultsPerAddress: { title: 'Conversations stored, for each address', seconds: 86_400 },
  resultsPerBot: { title: 'Conversations stored, in all', seconds: 86_400 },
  kilobytesPerSession: { title: 'Kilobytes kept, of each conversation', seconds: 86_400 },
  kilobytesPerAddress: { title: 'Kilobytes kept, for each address', seconds: 86_400 },
  kilobytesPerBot: { title: 'Kilobytes kept, in all', seconds: 86_400 },
  uploadsPerSession: { title: 'Files, in each conversation', seconds: 3600 },
  uploadsPerAddress: { title: 'Files, for each address', seconds: 3600 },
  uploadsPerBot: { title: 'Files, in all', seconds: 86_400 },
  aiPerAddress: { title: 'AI replies, for each address', seconds: 86_400 },
  aiPerBot: { title: 'AI replies, in all', seconds: 86_400 },
  mailsPerAddress: { title: 'Mails, for each address', seconds: 86_400 },
  mailsPerBot: { title: 'Mails, in all', seconds: 86_400 },
  mailsToVisitors: { title: 'Mails to addresses that visitors typed', seconds: 86_400 },
} as const

/** The name of a limit. */
export type LimitName = keyof typeof limitForms

/** Every limit as it is typed. */
export type Limits = Readonly<Record<LimitName, TypedLimit>>

/** The names of all limits. */
export const limitNames = Object.keys(limitForms).filter((name): name is LimitName =>
  Object.hasOwn(limitForms, name),
)

/** Reads the settings of a bot file as its form shows them. */
export function readFlowSettings(settings: unknown): {
  readonly origins: readonly string[]
  readonly liveDesk: boolean
  readonly limitText: string
  readonly requireGreenTests: boolean
  readonly limits: Limits
} {
  const { allowedOrigins, liveDesk, limitText, requireGreenTests, limits } = Object(settings)
  const origins =
    allowedOrigins === undefined || allowedOrigins === null ? [] : [allowedOrigins].flat()
  return {
    origins: origins.map(String),
    liveDesk: liveDesk === true,
    limitText: typeof limitText === 'string' ? limitText : '',
    requireGreenTests: requireGreenTests === true,
    limits: Object.fromEntries(
      limitNames.map(name => [name, typed(Object(limits)[name], limitForms[name].seconds)]),
    ) as Limits,
  }
}

function typed(given: unknown, usual: number): TypedLimit {
  if (typeof given === 'number') return { count: String(given), seconds: String(usual) }
  const { count, seconds } = Object(given)
  if (typeof count !== 'number') return { count: '', seconds: String(usual) }
  return { count: String(count), seconds: String(seconds ?? usual) }
}

/** Reads sites, one on each line; `faults` are lines that are none. */
export function readOrigins(text: string): {
  readonly origins: string[]
  readonly faults: string[]
} {
  const lines = text
    .split(/\s+/)
    .map(line => line.trim())
    .filter(Boolean)
    .map(line => line.replace(/^(https?:\/\/[^/]+)\/$/i, '$1'))
  const isOrigin = (line: string) => URL.canParse(line) && new URL(line).origin === line
  return { origins: lines.filter(isOrigin), faults: lines.filter(line => !isOrigin(line)) }
}

/** Whether what was typed is a limit, or blank. */
export function isLimit({ count, seconds }: TypedLimit): boolean {
  if (count.trim() === '') return true
  return isWhole(count, 0, 1_000_000_000) && isWhole(seconds, 1, 86_400)
}

/** The limits as the API takes them; null where the server's own holds. */
export function readLimits(limits: Limits) {
  return Object.fromEntries(
    limitNames.map(name => {
      const { count, seconds } = limits[name]
      return [name, count.trim() === '' ? null : { count: Number(count), seconds: Number(seconds) }]
    }),
  )
}

function isWhole(text: string, min: number, max: number): boolean {
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max
}
