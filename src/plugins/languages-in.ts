import { localeChain } from '../../runtime/bot/locale-chain.js'
import type { Plugin } from '../../runtime/index.js'

/** Puts a plug-in's texts into the first language of a locale that it brings them in; without one they stay English. */
export function languagesIn(
  plugin: Plugin | undefined,
  locale: string,
): (english: string) => string {
  const texts: unknown = plugin?.texts
  const chain = localeChain(locale)
  return english => {
    for (const language of chain) {
      const own = at(at(texts, language), english)
      if (typeof own === 'string') return own
    }
    return english
  }
}

const at = (table: unknown, name: string): unknown =>
  table instanceof Object && Object.hasOwn(table, name) ? Reflect.get(table, name) : undefined
