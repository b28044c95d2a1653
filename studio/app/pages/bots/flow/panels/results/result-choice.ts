import { filtersIn } from '#pages/results/list/filters.js'
import { storedPath } from '#paths/stored-path.js'
import { type Measure, measures } from './measures.js'

/** What the layer of results tells of. */
export interface LayerChoice {
  readonly measure: Measure
  /** Null: of all versions. */
  readonly version: number | null
  readonly range: string
  readonly from: string
  readonly to: string
}

/** What stands in the address of the room: `results` is the measure, `version` what the canvas shows, `of` another version. */
export function choiceIn(search: URLSearchParams, today: string): LayerChoice {
  const { range, filters } = filtersIn(search, undefined, today)
  return {
    measure: measures.find(({ value }) => value === search.get('results'))?.value ?? 'passed',
    version: versionIn(search.get('version') ?? search.get('of')),
    range,
    from: filters.from,
    to: filters.to,
  }
}

/** A version's number as an address has it. */
function versionIn(text: string | null): number | null {
  const number = Number(text)
  return text !== null && Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The address of the version that is told of on the canvas, with the same results beside it. */
export function versionPath(botId: string, search: URLSearchParams, version: number): string {
  const more = new URLSearchParams({ results: 'passed' })
  for (const name of ['results', 'days', 'from', 'to']) {
    const value = search.get(name)
    if (value !== null) more.set(name, value)
  }
  return `${storedPath(botId, { version })}&${more}`
}

/** The conversations that a number stands for, as the bot's list of results has them in its address. */
export function listPath(
  botId: string,
  { version, from, to }: Pick<LayerChoice, 'version' | 'from' | 'to'>,
  of: { readonly left: string } | { readonly ended: string } | { readonly passed: string },
): string {
  const query = new URLSearchParams({ days: 'days', from, to })
  if (version !== null) query.set('version', String(version))
  if ('passed' in of) query.set('passed', of.passed)
  else {
    query.set('endedAt', 'left' in of ? of.left : of.ended)
    query.set('state', 'left' in of ? 'abandoned' : 'finished')
  }
  return `/bots/${encodeURIComponent(botId)}/results?${query}`
}
