import { Accordion, Button, Callout, TooltipButton } from '@talkgraph/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { customizationForms, customizationGroups } from 'talkgraph/themes'
import type { BotAbout } from '#api/records.js'
import { useCommands } from '../../../shell/palette/commands.js'
import { names } from '../flow/fields/looks/look-edit.js'
import { LookField } from '../flow/fields/looks/look-field.js'
import { useDraftLooks } from '../flow/fields/looks/use-draft-looks.js'
import { useDraft, useDraftRoom } from '../flow/model/draft/use-draft.js'
import { PublishDialog } from '../flow/panels/publish/publish-dialog.js'
import { DraftNotices } from '../flow/room/notices/draft-notices.js'
import { SavedSign } from '../flow/room/toolbar/saved-sign.js'
import { Preview } from '../preview/preview.js'
import { ContrastSummary } from './contrast-summary.js'
import styles from './looks.module.css'
import { PresetsMenu } from './presets-menu.js'

/** The looks of the draft, group by group, and what visitors will see of them. */
export function LooksForm({ about }: { readonly about: BotAbout }) {
  const { id, title } = about.chatbot
  const room = useDraftRoom()
  const looks = useDraftLooks(id)
  const draft = useDraft(state => state.draft)
  const undo = useDraft(state => state.undo)
  const redo = useDraft(state => state.redo)
  const [isPublishing, setPublishing] = useState(false)
  const navigate = useNavigate()
  // A bot that was given no title is listed by its id; visitors read the name in its file.
  const botName = title === id ? String(draft.name ?? '') : title
  const bot = useMemo(() => ({ ...draft, name: botName }), [draft, botName])
  useCommands([
    {
      id: 'publish-looks',
      label: `Publish ${title}`,
      group: 'This bot',
      run: () => setPublishing(true),
      keywords: ['go live'],
    },
  ])
  const toFlow = () => void navigate(`/bots/${id}/flow`)
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <DraftNotices />
        <div className={styles.bar}>
          <PresetsMenu looks={looks} />
          <TooltipButton
            label={undo === null ? 'Undo' : `Undo: ${undo}`}
            icon={<Undo2 size={16} />}
            disabled={undo === null}
            onClick={room.undo}
          />
          <TooltipButton
            label={redo === null ? 'Redo' : `Redo: ${redo}`}
            icon={<Redo2 size={16} />}
            disabled={redo === null}
            onClick={room.redo}
          />
        </div>
        {about.setLooks.length > 0 && (
          <Callout title="Some looks are set through the API">
            They win over what is set here.
          </Callout>
        )}
        <Accordion
          items={groups.map(({ group, title: heading, fields }, place) => ({
            id: group,
            title: <GroupTitle title={heading} own={fields.filter(looks.isOwn).length} />,
            open: place < 2,
            content: (
              <div className={styles.fields}>
                {fields.map(name => (
                  <LookField
                    key={name}
                    botId={id}
                    botName={botName}
                    name={name}
                    looks={looks}
                    isOverruled={about.setLooks.includes(name)}
                  />
                ))}
              </div>
            ),
          }))}
        />
        <div className={styles.foot}>
          <Button variant="primary" onClick={() => setPublishing(true)}>
            Publish
          </Button>
          <SavedSign />
        </div>
      </div>
      <div className={styles.side}>
        <ContrastSummary looks={looks} />
        <Preview bot={bot} label="Live preview" header="visitor" />
      </div>
      <PublishDialog
        about={about}
        open={isPublishing}
        onOpenChange={setPublishing}
        onShowFindings={toFlow}
        onReveal={toFlow}
        onShowTests={toFlow}
      />
    </div>
  )
}

const GroupTitle = ({ title, own }: { readonly title: string; readonly own: number }) => (
  <span className={styles.group}>
    {title}
    {own > 0 && <span className={styles.own}>{`${own} set`}</span>}
  </span>
)

const groups = Object.entries(customizationGroups).map(([group, title]) => ({
  group,
  title,
  fields: names.filter(name => customizationForms[name].group === group),
}))
