import { Accordion } from '@talkgraph/ui'
import { useOutletContext } from 'react-router'
import { customizationForms, customizationGroups } from 'talkgraph/themes'
import type { BotAbout } from '#api/records.js'
import { names } from '../../fields/looks/look-edit.js'
import { LookField } from '../../fields/looks/look-field.js'
import { useDraftLooks } from '../../fields/looks/use-draft-looks.js'
import styles from './bot-panel.module.css'

/** How the bot looks, group by group; the preview beside shows each change. */
export function BotLooks({ botId }: { readonly botId: string }) {
  const looks = useDraftLooks(botId)
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
                  botName={about?.chatbot.title}
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
