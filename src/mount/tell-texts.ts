import { tellOnce } from '../env/tell-developer.js'

/** Fetches every sentence that the widget says. Rejects when they cannot be fetched. */
export type LoadKnownTexts = () => Promise<{ readonly knownTexts: readonly string[] }>

/** Tells, once, of sentences that the widget never says, and of what is no sentence in place of one: neither is seen. */
export async function tellTexts(load: LoadKnownTexts, ...own: readonly unknown[]): Promise<void> {
  const given = own.flatMap(texts => Object.entries(Object(texts)))
  if (given.length === 0) return
  const { knownTexts } = await load()
  for (const [text, value] of given) {
    const name = `text ${JSON.stringify(text)}`
    if (!knownTexts.includes(text))
      tellOnce(`there is no ${name}; docs/embed lists those that there are.`)
    else if (typeof value !== 'string')
      tellOnce(`the ${name} is ${JSON.stringify(value)}, expected a text.`)
  }
}
