import { Accordion, Button, Callout, ErrorState, SkeletonRows, toast } from '@talkgraph/ui'
import { useMemo, useRef } from 'react'
import { customizationForms, customizationGroups } from 'talkgraph/themes'
import { codeOf, wordsOf } from '../../../api/problem.js'
import { showFault } from '../../../forms/show-fault.js'
import type { BotFile } from '../api/bot-file.js'
import { useEditFlow } from '../api/mutations.js'
import { useFlow } from '../api/queries.js'
import { useAbout } from '../bot/bot.js'
import { NoFlow } from '../bot/no-flow.js'
import { UnsavedGuard } from '../bot/unsaved-guard.js'
import { Preview } from '../preview/preview.js'
import { LookField } from './look-field.js'
import styles from './looks.module.css'
import { PresetsMenu } from './presets-menu.js'
import { names, useLooks } from './use-looks.js'

/** Every customization of a bot, with a live preview beside; what is stored is a draft. */
export function Looks() {
  const { chatbot: bot, setLooks } = useAbout()
  const { data: flow, error, refetch, isFetching } = useFlow(bot.id, bot.newestVersion)
  if (error && !flow) {
    return (
      <ErrorState title="The looks could not be loaded" onRetry={refetch} busy={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    )
  }
  if (bot.newestVersion === null) return <NoFlow />
  if (!flow) return <SkeletonRows label="Loading the looks" rows={6} />
  return (
    <LooksForm
      key={bot.newestVersion}
      id={bot.id}
      version={bot.newestVersion}
      flow={flow}
      overruled={new Set(setLooks)}
    />
  )
}

function LooksForm({
  id,
  version,
  flow,
  overruled,
}: {
  readonly id: string
  readonly version: number
  readonly flow: BotFile
  readonly overruled: ReadonlySet<string>
}) {
  const looks = useLooks(flow.customizations ?? {})
  const edit = useEditFlow(id)
  const form = useRef<HTMLDivElement>(null)
  // The same bot stays the same, or the preview would begin anew with each drawing.
  const shown = JSON.stringify(looks.shown)
  const drawn = useMemo(() => ({ ...flow, customizations: JSON.parse(shown) }), [flow, shown])
  const count = Object.keys(looks.edits).length
  const store = () => {
    if (looks.faults.length > 0) {
      if (form.current) showFault(form.current)
      return toast({ text: 'One of the values cannot be read.', tone: 'bad' })
    }
    edit.mutate(
      { since: version, customizations: looks.edits },
      {
        onSuccess: next => toast({ text: `Stored as version ${next}, a draft`, tone: 'good' }),
      },
    )
  }
  return (
    <div className={styles.columns}>
      <div ref={form} className={styles.form}>
        <div className={styles.bar}>
          <PresetsMenu looks={looks} />
        </div>
        {codeOf(edit.error) === 'VERSION_NOT_NEWEST' && (
          <Callout tone="warn" title="Somebody stored a newer version meanwhile" live>
            Discard your changes to see it, or open it in another tab and carry them over.
          </Callout>
        )}
        {overruled.size > 0 && (
          <Callout title="Some looks are set through the API">They win over what is set here.</Callout>
        )}
        <Accordion
          items={groups.map(({ id, title, fields }, place) => ({
            id,
            title,
            open: place < 2,
            content: (
              <div className={styles.fields}>
                {fields.map(name => (
                  <LookField
                    key={name}
                    botId={id}
                    name={name}
                    looks={looks}
                    isOverruled={overruled.has(name)}
                  />
                ))}
              </div>
            ),
          }))}
        />
        <div className={styles.foot} data-changed={looks.isChanged}>
          <Button variant="primary" busy={edit.isPending} onClick={store}>
            {`Store as version ${version + 1}`}
          </Button>
          <Button variant="plain" onClick={looks.discard}>
            Discard
          </Button>
          <span role="status">{looks.isChanged ? `${count} changed, not stored` : 'Nothing changed'}</span>
        </div>
      </div>
      <div className={styles.side}>
        <Preview bot={drawn} label="Live preview" />
      </div>
      <UnsavedGuard isChanged={looks.isChanged && !edit.isPending} what="looks" />
    </div>
  )
}

const groups = Object.entries(customizationGroups).map(([id, title]) => ({
  id,
  title,
  fields: names.filter(name => customizationForms[name].group === id),
}))
