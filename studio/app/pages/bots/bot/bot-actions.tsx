import { Menu, MenuItem, MenuLink, MenuSeparator, TooltipButton, toast } from '@talkgraph/ui'
import { Copy, Download, Ellipsis, ExternalLink, PowerOff, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { BotAbout } from '#api/records.js'
import { tellProblem } from '../../../api/query-client.js'
import { useCommands } from '../../../shell/palette/commands.js'
import { useDuplicate, usePublish } from '../api/mutations.js'
import { exportFlow } from './export-flow.js'
import { PublishButton } from './publish-button.js'
import { testPage } from './test-page.js'

/** What can be done with a bot wherever one is on its pages. */
export function BotActions({
  about,
  publishesDraft = false,
}: {
  readonly about: BotAbout
  /** The page itself publishes the draft. */
  readonly publishesDraft?: boolean
}) {
  const { id, kind, title, newestVersion, publishedVersion } = about.chatbot
  const isBot = kind === 'bot'
  const navigate = useNavigate()
  const duplicate = useDuplicate(id)
  const publish = usePublish(id)
  const copy = () =>
    duplicate.mutate(undefined, {
      onSuccess: made => {
        toast({ text: 'The duplicate is a draft', tone: 'good' })
        void navigate(`/bots/${made}`)
      },
    })
  const save = () =>
    newestVersion !== null &&
    void exportFlow(id, newestVersion, title).catch(error =>
      tellProblem(error, 'The bot file could not be loaded.'),
    )
  const takeOffline = () =>
    publish.mutate(null, { onError: error => tellProblem(error, 'The bot is still live.') })
  const hasFlow = newestVersion !== null
  const ofBots = isBot
    ? [
        {
          id: 'bot-embed',
          label: `Embed ${title}`,
          group: 'This bot',
          href: `/bots/${id}/embed`,
          keywords: ['install', 'snippet', 'code', 'page'],
        },
        {
          id: 'bot-looks',
          label: `Change the looks of ${title}`,
          group: 'This bot',
          href: `/bots/${id}/looks`,
          keywords: ['theme', 'colours', 'logo', 'design'],
        },
        {
          id: 'bot-channels',
          label: `Channels of ${title}`,
          group: 'This bot',
          href: `/bots/${id}/channels`,
          keywords: ['page', 'qr code', 'whatsapp', 'telegram', 'e-mail'],
        },
        {
          id: 'bot-intents',
          label: `Intents of ${title}`,
          group: 'This bot',
          href: `/bots/${id}/intents`,
          keywords: ['utterances', 'train', 'understand', 'csv'],
        },
        {
          id: 'bot-results',
          label: `Results of ${title}`,
          group: 'This bot',
          href: `/bots/${id}/results`,
          keywords: ['answers', 'conversations'],
        },
      ]
    : []
  useCommands([
    ...ofBots,
    {
      id: 'bot-flow',
      label: `Draw ${title}`,
      group: 'This bot',
      href: `/bots/${id}/flow`,
      keywords: ['flow', 'edit', 'steps'],
    },
    {
      id: 'bot-versions',
      label: `Versions of ${title}`,
      group: 'This bot',
      href: `/bots/${id}/versions`,
      keywords: ['history', 'go back'],
    },
    {
      id: 'bot-settings',
      label: `Settings of ${title}`,
      group: 'This bot',
      href: `/bots/${id}/settings`,
      keywords: ['limits', 'live desk', 'delete'],
    },
    ...(hasFlow
      ? [
          {
            id: 'bot-copy',
            label: `Duplicate ${title}`,
            group: 'This bot',
            run: copy,
            keywords: ['copy'],
          },
          {
            id: 'bot-export',
            label: `Export ${title}`,
            group: 'This bot',
            run: save,
            keywords: ['download', 'backup'],
          },
        ]
      : []),
  ])
  return (
    <>
      <Menu
        trigger={
          <TooltipButton label="More actions" variant="quiet" icon={<Ellipsis size={20} />} />
        }
      >
        {isBot && publishedVersion !== null && (
          <MenuItem
            icon={<ExternalLink size={16} />}
            onSelect={() => window.open(testPage(id), '_blank', 'noopener')}
          >
            Open on a test page
          </MenuItem>
        )}
        <MenuItem icon={<Copy size={16} />} disabled={!hasFlow} onSelect={copy}>
          Duplicate
        </MenuItem>
        <MenuItem icon={<Download size={16} />} disabled={!hasFlow} onSelect={save}>
          Export the bot file
        </MenuItem>
        {publishedVersion !== null && (
          <MenuItem icon={<PowerOff size={16} />} onSelect={takeOffline}>
            {isBot ? 'Take offline' : 'Offer no version'}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuLink icon={<Trash2 size={16} />} href={`/bots/${id}/settings#delete`}>
          Delete…
        </MenuLink>
      </Menu>
      {!publishesDraft && <PublishButton about={about} />}
    </>
  )
}
