import { Checkbox, TextField } from '@talkgraph/ui'
import {
  type AnalyticsMoment,
  type AnalyticsSettings,
  type AnalyticsTool,
  analyticsMoments,
  analyticsTools,
} from '@talkgraph/wire/analytics'
import styles from './settings.module.css'

const tools: Readonly<Record<AnalyticsTool, string>> = {
  ga4: 'Google Analytics 4 (gtag or dataLayer)',
  meta: 'Meta pixel (fbq)',
  plausible: 'Plausible',
}

const moments: Readonly<Record<AnalyticsMoment, string>> = {
  open: 'When the chat is opened',
  start: 'At the first answer',
  lead: 'When somebody says who they are',
  handover: 'When a person is asked for',
  complete: 'At the end',
}

/** Which analytics of the page are told of what, and under which names; none by itself. */
export function AnalyticsFields({
  analytics,
  onChange,
}: {
  readonly analytics: AnalyticsSettings
  readonly onChange: (analytics: AnalyticsSettings) => void
}) {
  const { tools: chosen, events = {} } = analytics
  const isMoment = (name: string): name is AnalyticsMoment => Object.hasOwn(analyticsMoments, name)
  return (
    <fieldset className={styles.analytics}>
      <legend>Analytics of the page</legend>
      <p>
        The page’s own scripts are told what happens in the chat, and never what is said. Nothing is
        told before the page says that the visitor agrees: window.Talkgraph.analyticsConsent = true.
      </p>
      {analyticsTools.map(tool => (
        <Checkbox
          key={tool}
          label={tools[tool]}
          checked={chosen.includes(tool)}
          onChange={({ target }) =>
            onChange({
              ...analytics,
              tools: analyticsTools.filter(each =>
                each === tool ? target.checked : chosen.includes(each),
              ),
            })
          }
        />
      ))}
      {chosen.length > 0 && (
        <div className={styles.grid}>
          {Object.keys(moments)
            .filter(isMoment)
            .map(moment => (
              <TextField
                key={moment}
                label={moments[moment]}
                help={moment === 'open' ? 'Its name there. A blank one is not told.' : undefined}
                maxLength={100}
                value={events[moment] ?? analyticsMoments[moment]}
                onChange={({ target }) =>
                  onChange({ ...analytics, events: { ...events, [moment]: target.value } })
                }
              />
            ))}
        </div>
      )}
    </fieldset>
  )
}
