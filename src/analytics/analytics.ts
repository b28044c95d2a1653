import {
  type AnalyticsMoment,
  type AnalyticsSettings,
  type AnalyticsTool,
  analyticsMoments,
} from '@talkgraph/wire/analytics'

/** What `mount` takes: beside what an owner chooses, a function that tells whether the visitor has agreed. */
export interface Analytics extends AnalyticsSettings {
  /** Asked before each event. Absent: `window.Talkgraph.analyticsConsent` has to be true. */
  readonly consent?: (() => boolean) | undefined
}

/** What events a widget tells. */
interface Telling {
  on(type: 'open' | 'handover' | 'complete', listener: () => void): unknown
  on(
    type: 'step',
    listener: (step: { readonly nodeId: string; readonly type: string }) => void,
  ): unknown
  on(
    type: 'answer',
    listener: (answer: { readonly nodeId: string; readonly key: string }) => void,
  ): unknown
}

/** A step of the bot, by its id; undefined where it is none of its own flow. */
type StepOf = (nodeId: string) => { readonly type: string; readonly data?: unknown } | undefined

/**
 * Tells the host page's own analytics what happens in the chat, while the page says that its visitor has agreed (decision 196).
 * Nothing that anybody says goes along, only which bot it is. What the page does not have is passed over.
 */
export function tellAnalytics(
  [byPage, byOwner]: readonly [page: unknown, owner: unknown],
  events: Telling,
  chatbot: string,
  stepOf: StepOf,
  /** The window is open by now. */
  isOpen = false,
): void {
  const { tools, events: names, consent } = Object(byPage ?? byOwner)
  if (!Array.isArray(tools)) return
  const tell = (moment: AnalyticsMoment) => {
    const name = Object(names)[moment] ?? analyticsMoments[moment]
    if (name === '' || typeof name !== 'string' || !mayTell(consent)) return
    for (const tool of tools)
      try {
        if (isTool(tool)) say[tool](name, { chatbot })
      } catch (error) {
        // One script of the page that fails keeps nothing from the others.
        reportError(error)
      }
  }
  let isStarted = false
  let isLead = false
  events.on('open', () => tell('open'))
  if (isOpen) tell('open')
  // A step of a sub-flow is known by what it was when it was entered.
  const types = new Map<string, string>()
  const saysWho = (nodeId: string, key: string) => {
    const { type = types.get(nodeId), data } = stepOf(nodeId) ?? {}
    return [key, type, Object(data).answerVariable].some(word => who.test(String(word)))
  }
  events.on('step', ({ nodeId, type }) => types.set(nodeId, type))
  events.on('answer', ({ nodeId, key }) => {
    if (!isStarted) tell('start')
    isStarted = true
    if (isLead || !saysWho(nodeId, key)) return
    isLead = true
    tell('lead')
  })
  events.on('handover', () => tell('handover'))
  events.on('complete', () => tell('complete'))
}

/** Steps at which a visitor says who they are, also by their older names, and names under which that is kept. */
const who = /^(?:ask-)?(?:name|email|mobile|phone(?:-number)?)(?:-node)?$/

/** Only a plain yes counts, at this moment. */
function mayTell(consent: unknown): boolean {
  const given: unknown =
    typeof consent === 'function' ? consent() : Object(page().Talkgraph).analyticsConsent
  return given === true
}

/** Calls of the page's own scripts, each where it is there. */
const say: Readonly<Record<AnalyticsTool, (name: string, facts: { chatbot: string }) => void>> = {
  ga4(name, facts) {
    const { gtag, dataLayer } = page()
    if (typeof gtag === 'function') gtag('event', name, facts)
    else if (Array.isArray(dataLayer)) dataLayer.push({ event: name, ...facts })
  },
  meta(name, facts) {
    const { fbq } = page()
    if (typeof fbq === 'function') fbq('trackCustom', name, facts)
  },
  plausible(name, facts) {
    const { plausible } = page()
    if (typeof plausible === 'function') plausible(name, { props: facts })
  },
}

const isTool = (name: unknown): name is AnalyticsTool =>
  typeof name === 'string' && Object.hasOwn(say, name)

/** The page's own names; an element of the page may be called so. */
const page = (): Readonly<Record<string, unknown>> => Object(window)
