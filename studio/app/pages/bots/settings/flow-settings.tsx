import { Callout, Switch, TextArea, toast } from '@talkgraph/ui'
import { useState } from 'react'
import { codeOf } from '../../../api/problem.js'
import type { BotFile } from '../api/bot-file.js'
import { useEditFlow } from '../api/mutations.js'
import { AnalyticsFields } from './analytics-fields.js'
import { LimitFields } from './limit-fields.js'
import { readAnalytics } from './read-analytics.js'
import {
  isLimit,
  type Limits,
  limitNames,
  readFlowSettings,
  readLimits,
  readOrigins,
} from './read-settings.js'
import styles from './settings.module.css'
import { SettingsForm } from './settings-form.js'

/** Who may show a bot, how often it may be asked, and whether people answer; stored as a draft. */
export function FlowSettings({
  id,
  version,
  flow,
  onChanged,
}: {
  readonly id: string
  readonly version: number
  readonly flow: BotFile
  /** Told whether something is changed and not stored. */
  readonly onChanged: (isChanged: boolean) => void
}) {
  const given = readFlowSettings(flow.settings)
  const givenAnalytics = readAnalytics(flow.settings)
  const [origins, setOrigins] = useState(given.origins.join('\n'))
  const [limits, setLimits] = useState<Limits>(given.limits)
  const [liveDesk, setLiveDesk] = useState(given.liveDesk)
  const [limitText, setLimitText] = useState(given.limitText)
  const [analytics, setAnalytics] = useState(givenAnalytics)
  const [isSent, setSent] = useState(false)
  const edit = useEditFlow(id)
  const read = readOrigins(origins)
  const wrongLimits = limitNames.filter(name => !isLimit(limits[name]))
  const isAnalyticsChanged = JSON.stringify(analytics) !== JSON.stringify(givenAnalytics)
  const isChanged =
    origins !== given.origins.join('\n') ||
    liveDesk !== given.liveDesk ||
    limitText !== given.limitText ||
    isAnalyticsChanged ||
    limitNames.some(name => JSON.stringify(limits[name]) !== JSON.stringify(given.limits[name]))
  const send = () => {
    setSent(true)
    if (read.faults.length > 0 || wrongLimits.length > 0) return
    edit.mutate(
      {
        since: version,
        settings: {
          allowedOrigins: read.origins,
          liveDesk,
          limitText,
          ...(isAnalyticsChanged && { analytics }),
          limits: readLimits(limits),
        },
      },
      { onSuccess: next => toast({ text: `Stored as version ${next}, a draft`, tone: 'good' }) },
    )
  }
  const languages = Object.keys(flow.translations ?? {})
  return (
    <SettingsForm
      title="Where and how it runs"
      help="These stand in the bot file: stored, they are a draft, which holds once it is published."
      label={`Store as version ${version + 1}`}
      isChanged={isChanged}
      busy={edit.isPending}
      onChanged={onChanged}
      onSend={send}
    >
      {codeOf(edit.error) === 'VERSION_NOT_NEWEST' && (
        <Callout tone="warn" title="Somebody stored a newer version meanwhile" live>
          Load the page again to see it, then change that one.
        </Callout>
      )}
      <TextArea
        label="Sites that may show the bot"
        help="One on each line, such as https://shop.example, without a path. Empty: every site."
        rows={3}
        spellCheck={false}
        value={origins}
        error={
          isSent && read.faults[0]
            ? `“${read.faults[0]}” is no site: write it like https://shop.example.`
            : undefined
        }
        onChange={event => setOrigins(event.target.value)}
      />
      <Switch
        label="Live desk"
        help="People of your team answer visitors who are handed over."
        checked={liveDesk}
        onChange={event => setLiveDesk(event.target.checked)}
      />
      <TextArea
        label="When there are no more chats"
        help="What new visitors are told when the account has had as many chats as its plan has this month. Empty: “We cannot chat at the moment. Please get in touch in another way.”"
        rows={2}
        maxLength={2000}
        value={limitText}
        onChange={event => setLimitText(event.target.value)}
      />
      <AnalyticsFields analytics={analytics} onChange={setAnalytics} />
      <LimitFields limits={limits} isSent={isSent} onChange={setLimits} />
      <p className={styles.languages}>
        {languages.length === 0
          ? 'The bot speaks one language. Its file may bring others in translations.'
          : `The bot also speaks ${languages.map(languageName).join(', ')}.`}
      </p>
    </SettingsForm>
  )
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
