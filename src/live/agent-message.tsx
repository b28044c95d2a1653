import { useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../kit/icons.js'
import type { AgentMessageProps } from '../model/live.js'
import { useConversation, useModel } from '../model/widget-model.js'
import { type DeskLineStore, useLine } from './desk-line.js'
import { dress } from './styles.js'

const reactions = { POSITIVE: 'Helpful', NEGATIVE: 'Not helpful' } as const
const thumb = 'M7 11v9H4v-9zl4-8a2 2 0 0 1 2 2v4h5a2 2 0 0 1 2 2.3l-1.2 7a2 2 0 0 1-2 1.7H7'

/**
 * An agent's message: name and picture, the words, a file, and what the visitor may pick as an answer. Options and
 * reactions stand under the newest message alone.
 */
export function AgentMessage({
  content,
  desk,
}: AgentMessageProps & { readonly desk: DeskLineStore }) {
  const { conversation, server, t } = useModel()
  const { items, prompt } = useConversation()
  const line = useLine(desk)
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => dress(head.current), [])
  const { agent, text } = content
  const name = agent.name || t('An agent')
  const address = agent.file && addressOf(agent.file.url, server)
  // A file without words of its own is not named twice.
  const isNamed = address !== undefined && text === agent.file?.name
  const last = items.at(-1)
  const isNewest = !!prompt && last?.kind === 'said' && last.content === content
  const mine = line?.reactions.get(agent.id)
  return (
    <>
      <div ref={head} className="agent" part="agent">
        <AgentPicture key={agent.icon} address={addressOf(agent.icon, server)} name={name} />
        <span className="agent-name">{name}</span>
      </div>
      {!isNamed && (
        <div className="agent-words" part="agent-words" dir="auto">
          {text}
        </div>
      )}
      {address && (
        <a
          className="agent-file"
          part="agent-file"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {agent.file?.name}
        </a>
      )}
      {isNewest && agent.prompts.length > 0 && (
        <fieldset className="agent-options" part="agent-options" aria-label={t('Options')}>
          {agent.prompts.map(({ id, label }) => (
            <button
              key={id}
              type="button"
              className="option"
              part="option"
              dir="auto"
              onClick={() => conversation.answer(label)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      {isNewest && line && (
        <fieldset className="agent-reactions" part="agent-reactions">
          {Object.entries(reactions).map(([reaction, title]) => (
            <button
              key={reaction}
              type="button"
              data-reaction={reaction}
              aria-label={t(title)}
              aria-pressed={mine === reaction}
              onClick={() => line.react(agent.id, mine === reaction ? 'NEUTRAL' : reaction)}
            >
              <Icon path={thumb} />
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** The agent's picture, or the first letter of the name where there is none to be shown. */
function AgentPicture({ address, name }: { address: string | undefined; name: string }) {
  const [isBroken, setBroken] = useState(false)
  if (address && !isBroken)
    return (
      <img
        className="agent-icon"
        part="agent-icon"
        alt=""
        src={address}
        onError={() => setBroken(true)}
      />
    )
  return (
    <span className="agent-icon" part="agent-icon" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

/** An address of the web, relative to the server; undefined for any other. */
function addressOf(text: string, server: string | undefined): string | undefined {
  if (!text || !URL.canParse(text, server)) return undefined
  const { protocol, href } = new URL(text, server)
  return /^https?:$/.test(protocol) ? href : undefined
}
