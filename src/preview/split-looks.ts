import { type CustomizationsInput, pickCustomizations } from '../../themes/index.js'
import { chooseLocale } from '../env/locale.js'
import { translatedLooks } from '../mount/look-texts.js'

interface Split {
  readonly bot?: unknown
  readonly customizations?: CustomizationsInput | undefined
  readonly locale?: string | undefined
}

/**
 * A bot without its looks, and these under those of the page: looks are put on at once, another flow has to begin anew. A bot
 * that is not an object keeps its own.
 */
export function splitLooks({ bot, customizations: own = {}, locale }: Split) {
  const set = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  if (!isRecord(bot)) return { bot, customizations: pickCustomizations(set) }
  const looks = isRecord(bot.customizations) ? bot.customizations : {}
  const translated = translatedLooks(bot.translations, chooseLocale(locale))
  return {
    bot: { ...bot, customizations: {} },
    customizations: pickCustomizations({ ...looks, ...translated, ...set }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
