import { signUp } from '../../content/navigation.js'

export {
  aiAppPath,
  directoryPath,
  slugOfTitle,
  templatePath,
  termPath,
} from '@talkgraph/wire/site-paths'

/** An address with the parameters that say something. */
export function withQuery(
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && value !== '') query.set(name, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}

/** Where a template becomes a bot: of the account that is signed in, or of one that is made for it. */
export const pathToUse = (slug: string): string =>
  `${signUp}?${new URLSearchParams({ template: slug })}`
