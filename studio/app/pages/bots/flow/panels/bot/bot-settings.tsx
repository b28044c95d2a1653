import { LinkButton, Switch, TextArea } from '@talkgraph/ui'
import { Settings } from 'lucide-react'
import { afterPress } from '#forms/after-press.js'
import { readFlowSettings, readOrigins } from '../../../settings/read-settings.js'
import { useTyped } from '../../fields/text/use-typed.js'
import { useDraft, useDraftRoom } from '../../model/draft/use-draft.js'

/** Where the bot may be shown and whether people answer; the way to all other settings. */
export function BotSettings({ botId }: { readonly botId: string }) {
  const room = useDraftRoom()
  const { origins, liveDesk, requireGreenTests } = readFlowSettings(
    useDraft(({ draft }) => draft.settings),
  )
  const write = (name: string, value: unknown, title: string) =>
    room.change([{ op: 'bot', path: ['settings', name], value }], `Changed “${title}”`)[0]?.message
  const sites = useTyped(
    origins.join('\n'),
    text => {
      const read = readOrigins(text)
      return read.faults[0] === undefined
        ? write('allowedOrigins', read.origins, sitesTitle)
        : `“${read.faults[0]}” is no site: write it like https://shop.example.`
    },
    (one, other) => readOrigins(one).origins.join() === readOrigins(other).origins.join(),
  )
  return (
    <>
      <TextArea
        label={sitesTitle}
        help="One on each line, such as https://shop.example, without a path. Empty: every site."
        rows={2}
        spellCheck={false}
        value={sites.text}
        error={sites.refusal}
        onChange={event => sites.type(event.target.value)}
        onBlur={() => afterPress(sites.leave)}
      />
      <Switch
        label="Live desk"
        help="People of your team answer visitors who are handed over."
        checked={liveDesk}
        onChange={event => write('liveDesk', event.target.checked, 'Live desk')}
      />
      <Switch
        label="Go live with green tests alone"
        help="The server plays the bot’s tests before each publication, from wherever it is asked, and refuses while one fails."
        checked={requireGreenTests}
        onChange={event =>
          write('requireGreenTests', event.target.checked, 'Go live with green tests alone')
        }
      />
      <div>
        <LinkButton size="small" href={`/bots/${botId}/settings`} icon={<Settings size={16} />}>
          Limits and all other settings
        </LinkButton>
      </div>
    </>
  )
}

const sitesTitle = 'Sites that may show the bot'
