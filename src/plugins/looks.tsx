import { useLayoutEffect, useRef, useState } from 'react'
import type { Plugin } from '../../runtime/index.js'
import { createDress } from '../kit/dress.js'
import { useGroupName } from '../kit/use-group-name.js'
import type { ContentProps } from '../model/content-props.js'
import { createObservable } from '../model/observable.js'
import type { Drawn, Look, LookContext, PluginLooks, PromptContext } from '../model/plugins.js'
import type { PromptProps } from '../model/prompt-props.js'
import { useModel, type WidgetModel } from '../model/widget-model.js'
import { languagesIn } from './languages-in.js'

type Found = { readonly plugin: Plugin; readonly look: Look<never> } | undefined

/** Makes what draws the prompts and contents of these plug-ins. */
export function createLooks(plugins: readonly Plugin[]): PluginLooks {
  const broken = createObservable<ReadonlySet<string>>(new Set())
  const dressOf = new Map(plugins.map(plugin => [plugin, createDress(stylesOf(plugin))]))
  const find = (table: 'prompts' | 'contents', kind: string): Found =>
    broken.get().has(`${table} ${kind}`) ? undefined : lookOf(plugins, table, kind)

  return {
    lacks: kind => kind.includes('/') && !find('prompts', kind),
    subscribe: broken.subscribe,
    Prompt({ item, prompt }: PromptProps<'plugin'>) {
      const model = useModel()
      const named = useGroupName(item)
      const found = find('prompts', prompt.kind)
      const context = (text: LookContext['text']): PromptContext => ({
        prompt,
        text,
        locale: model.locale,
        isLocked: !item.open,
        answer(value) {
          if (item.open) model.conversation.answer(value)
        },
        upload: async file => {
          const { signal } = new AbortController()
          return model.upload?.(item.nodeId, file, signal)
        },
      })
      return (
        <fieldset className="prompt options" part="prompt options" {...named}>
          <Place
            found={found}
            context={context}
            words={prompt.words}
            state={`${item.open}`}
            tell={error => fail('prompts', prompt.kind, error, item.nodeId, model)}
          />
        </fieldset>
      )
    },
    Content({ content, nodeId }: ContentProps<'plugin'>) {
      const model = useModel()
      const found = find('contents', content.kind)
      return (
        <Place
          found={found}
          context={text => ({ content, text, locale: model.locale })}
          words={content.words}
          state=""
          tell={error => fail('contents', content.kind, error, nodeId, model)}
        />
      )
    },
  }

  /** `error` is undefined where there is no look at all. */
  function fail(
    table: 'prompts' | 'contents',
    kind: string,
    error: unknown,
    nodeId: string,
    { report }: WidgetModel,
  ) {
    const why = error === undefined ? 'has no look' : `has a look that fails: ${error}`
    report({ code: 'NO_LOOK', nodeId, message: `"${kind}" ${why}; its words stand in.` })
    if (error !== undefined) broken.set(new Set([...broken.get(), `${table} ${kind}`]))
  }

  interface PlaceProps {
    readonly found: Found
    readonly context: (text: LookContext['text']) => object
    readonly words: string
    /** What a look is told of by `update`. */
    readonly state: string
    readonly tell: (error: unknown) => void
  }

  /** The element that a look fills; the words where there is none, or where it fails. */
  function Place({ found, context, words, state, tell }: PlaceProps) {
    const { locale } = useModel()
    const place = useRef<HTMLDivElement>(null)
    const drawn = useRef<Drawn<never>>(undefined)
    const [isBroken, setBroken] = useState(false)
    const isShown = found !== undefined && !isBroken
    const fallBack = (error: unknown) => {
      setBroken(true)
      tell(error)
    }
    const attempt = (act: () => void) => {
      try {
        act()
      } catch (error) {
        fallBack(error)
      }
    }
    const given = () => context(languagesIn(found?.plugin, locale)) as never
    // biome-ignore lint/correctness/useExhaustiveDependencies: a look is called once, and told of what changes
    useLayoutEffect(() => {
      const element = place.current
      if (!found || !element) return isBroken ? undefined : tell(undefined)
      dressOf.get(found.plugin)?.(element)
      attempt(() => {
        drawn.current = found.look(element, given()) ?? undefined
        // An async function fails later.
        Promise.resolve(drawn.current).catch(fallBack)
      })
      return () => {
        attempt(() => drawn.current?.destroy?.())
        drawn.current = undefined
        element.replaceChildren()
      }
    }, [isShown])
    const told = useRef(state)
    // biome-ignore lint/correctness/useExhaustiveDependencies: only what a look is told of
    useLayoutEffect(() => {
      if (told.current === state) return
      told.current = state
      attempt(() => drawn.current?.update?.(given()))
    }, [state])
    return isShown ? (
      <div ref={place} className="plugin" part="plugin" />
    ) : (
      <p className="note">{words}</p>
    )
  }
}

function lookOf(plugins: readonly Plugin[], table: 'prompts' | 'contents', kind: string): Found {
  const plugin = plugins.find(({ name }) => kind.startsWith(`${name}/`))
  const looks: unknown = plugin && Reflect.get(plugin, table)
  const look: unknown =
    looks instanceof Object && Object.hasOwn(looks, kind) && Reflect.get(looks, kind)
  return plugin && typeof look === 'function' ? { plugin, look: look as Look<never> } : undefined
}

function stylesOf(plugin: Plugin): string {
  return 'styles' in plugin && typeof plugin.styles === 'string' ? plugin.styles : ''
}
