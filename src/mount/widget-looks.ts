import type { BotFile } from '../../runtime/index.js'
import {
  type Customizations,
  type CustomizationsInput,
  fields,
  readCustomizations,
} from '../../themes/index.js'
import { chooseSide } from '../env/locale.js'
import { tellOnce } from '../env/tell-developer.js'
import { createObservable, type Observable } from '../model/observable.js'
import type { Texts } from '../texts/load-texts.js'
import { type ColorScheme, followColorScheme } from './color-scheme.js'
import { defaultLooks, translatedLooks } from './look-texts.js'
import type { MountOptions } from './options.js'
import { unknownName } from './unknown-name.js'

/** The looks of a widget: the bot's own, the page's over them, in light or dark. */
export interface WidgetLooks {
  readonly current: Observable<Customizations>
  /** Takes the bot's own looks and the widget's texts, in the visitor's locale; until then the defaults are shown. */
  dress(bot: BotFile, locale: string, texts: Texts, asked?: string): void
  /** Changes what the page wants; `undefined` gives back the bot's own. */
  restyle(more: CustomizationsInput): void
  /** Follows another colour scheme from now on. */
  setColorScheme(scheme?: ColorScheme): void
  /** Follows the page's colour scheme no longer. */
  stop(): void
}

/** Makes a widget's looks, which follow the page's colour scheme until they are stopped. */
export function createWidgetLooks({
  customizations,
  colorScheme,
}: Pick<MountOptions, 'customizations' | 'colorScheme'>): WidgetLooks {
  const current = createObservable(readCustomizations())
  let given: CustomizationsInput = { ...customizations }
  tellUnknown(given)
  let bot: BotFile | undefined
  let widgetPosition: 'left' | 'right' = 'right'
  let translated = {}
  let texts: Texts['catalogue'] = {}
  let isDark = false
  let stop = () => {}
  setColorScheme(colorScheme)

  return {
    current,
    setColorScheme,
    stop: () => stop(),
    dress(file, locale, { catalogue }, asked) {
      bot = file
      widgetPosition = chooseSide(asked)
      translated = translatedLooks(file.translations, locale)
      texts = catalogue
      apply()
    },
    restyle(more) {
      tellUnknown(more)
      given = { ...given, ...more }
      apply()
    },
  }

  function setColorScheme(scheme?: ColorScheme) {
    stop()
    stop = followColorScheme(scheme, dark => {
      isDark = dark
      apply()
    })
  }

  function apply() {
    if (!bot) return
    const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const input = { widgetPosition, logo: bot.logo, ...bot.customizations, ...translated, ...own }
    const read = readCustomizations(input, isDark)
    current.set({ ...read, ...defaultLooks(read, texts) })
  }
}

/** Looks may come from anywhere, so that a name nobody knows, or a value that cannot be read, is told and does no harm. */
function tellUnknown(given: CustomizationsInput): void {
  for (const [name, value] of Object.entries(given ?? {})) {
    if (!isField(name)) tellOnce(unknownName('customization', name, Object.keys(fields)))
    else if (value != null && fields[name].parse(value) === undefined)
      tellOnce(
        `the customization ${name} is ${JSON.stringify(value)}, expected a ${fields[name].kind} within its bounds.`,
      )
  }
}

const isField = (name: string): name is keyof typeof fields => Object.hasOwn(fields, name)
