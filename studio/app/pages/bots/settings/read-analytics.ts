import { type AnalyticsSettings, analyticsMoments, analyticsTools } from '@talkgraph/wire/analytics'

/** Reads which analytics the settings of a bot file choose; what is none of ours is left out. */
export function readAnalytics(settings: unknown): AnalyticsSettings {
  const { tools, events } = Object(Object(settings).analytics)
  const names = Object.keys(analyticsMoments).flatMap(moment => {
    const name: unknown = Object(events)[moment]
    return typeof name === 'string' ? [[moment, name] as const] : []
  })
  return {
    tools: analyticsTools.filter(tool => Array.isArray(tools) && tools.includes(tool)),
    ...(names.length > 0 && { events: Object.fromEntries(names) }),
  }
}
