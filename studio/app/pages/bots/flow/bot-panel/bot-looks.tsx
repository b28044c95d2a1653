import { Accordion } from '@talkgraph/ui'
import type { BotAbout } from '@talkgraph/wire/bots'
import { useOutletContext } from 'react-router'
import { customizationForms, customizationGroups } from 'talkgraph/themes'
import { LookField } from '../../looks/look-field.js'
import { names } from '../../looks/use-looks.js'
import styles from './bot-panel.module.css'
import { useDraftLooks } from './use-draft-looks.js'

/** How the bot looks, group by group; the preview beside shows each change. */
export function BotLooks({ botId }: { readonly botId: string }) {
  const looks = useDraftLooks(name => customizationForms[name].title)
  const about = useOutletContext<BotAbout | undefined>()
  return (
    <Accordion
      items={Object.entries(customizationGroups).map(([group, title]) => ({
        id: `looks-${group}`,
        title,
        content: (
          <div className={styles.fields}>
            {names
              .filter(name => customizationForms[name].group === group)
              .map(name => (
                <LookField
                  key={name}
                  botId={botId}
                  name={name}
                  looks={looks}
                  isOverruled={about?.setLooks.some(set => set === name) ?? false}
                />
              ))}
          </div>
        ),
      }))}
    />
  )
}
