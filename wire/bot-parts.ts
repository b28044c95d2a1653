/** What the settings of a bot are called. */
export const settingTitles: Readonly<Record<string, string>> = {
  allowedOrigins: 'Sites that may show the bot',
  limits: 'Limits',
  liveDesk: 'Live desk',
  analytics: 'Analytics of the page',
  requireGreenTests: 'Go live with green tests alone',
}

/** What the parts of a bot file are called that are neither its flow, nor its looks, nor its settings. */
export const partTitles: Readonly<Record<string, string>> = {
  name: 'Name',
  logo: 'Logo',
  version: 'Version of your own',
  triggers: 'When the chat opens by itself',
  translations: 'Languages',
  variables: 'Variables that the page sets',
  prefill: 'Variables that the address sets',
  prefillMessage: 'Text that the address sets',
  inputs: 'What it is given',
  outputs: 'What it gives back',
  tests: 'Tests',
  subFlows: 'Sub-flows that it carries',
  groups: 'Groups of steps',
  notes: 'Notes on the canvas',
}

/** A part that says something: a blank text and an empty list say as much as nothing, and a stored version has them where a file has none. */
export const isWritten = (part: unknown): boolean =>
  part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0)

/** A part by the names of what is in it, where all of it would be long; undefined for a part that is told as it is. */
export function namesInPart(part: string, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (part === 'tests' && Array.isArray(value))
    return value.map(test => nameOf(test) ?? 'unnamed').join(', ')
  if (part === 'subFlows') return Object.entries(value).map(nameOfCarried).join(', ')
  return part === 'translations' ? Object.keys(value).join(', ') : undefined
}

/** A sub-flow stands in a bot file under `<its id>@<its version>`. */
function nameOfCarried([key, file]: readonly [string, unknown]): string {
  const at = key.lastIndexOf('@')
  return `${nameOf(file) ?? key.slice(0, at)} (version ${key.slice(at + 1)})`
}

function nameOf(thing: unknown): string | undefined {
  const name: unknown = Object(thing).name
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** The same before and after; where both have the same names, the other says that something inside is another one. */
export function namesBeforeAndAfter(part: string, before: unknown, after: unknown) {
  const [old, now] = [namesInPart(part, before), namesInPart(part, after)]
  if (old === undefined && now === undefined) return undefined
  return {
    before: old ?? null,
    after: old !== undefined && old === now ? `${now}: changed` : (now ?? null),
  }
}
