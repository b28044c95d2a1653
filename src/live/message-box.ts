import type { LivePart } from '../model/live.js'
import type { Shared } from './live.js'
import { dress } from './styles.js'

const reactions = { POSITIVE: 'Helpful', NEGATIVE: 'Not helpful' } as const
const thumb = 'M7 11v9H4v-9zl4-8a2 2 0 0 1 2 2v4h5a2 2 0 0 1 2 2.3l-1.2 7a2 2 0 0 1-2 1.7H7'

/**
 * Draws an agent's message: name and picture, the words, a file, and what the visitor may pick as an answer. Options and
 * reactions stand under the newest message alone.
 */
export function createMessageBox(shared: Shared): LivePart['drawMessage'] {
  return (box, content, model) => {
    const { agent, text } = content
    if (!agent) return
    const { conversation, t } = model
    dress(box)
    const name = agent.name || t('An agent')
    const head = make('div', 'agent')
    head.append(pictureOf(agent.icon, name, model.server), name)
    const words = make('div', 'agent-words')
    words.dir = 'auto'
    words.textContent = text
    box.replaceChildren(head, words)
    const address = agent.file && addressOf(agent.file.url, model.server)
    if (agent.file && address) box.append(linkTo(address, agent.file.name, words))

    const options = make('div', 'agent-options')
    options.role = 'group'
    options.ariaLabel = t('Options')
    for (const { label } of agent.prompts) {
      const button = make('button', 'option')
      button.type = 'button'
      button.dir = 'auto'
      button.textContent = label
      button.onclick = () => conversation.answer(label)
      options.append(button)
    }
    const row = make('div', 'agent-reactions')
    row.role = 'group'
    const buttons = Object.entries(reactions).map(([reaction, title]) => {
      const button = make('button', '')
      button.type = 'button'
      button.dataset.reaction = reaction
      button.append(thumbIcon())
      button.ariaLabel = t(title)
      button.onclick = () =>
        shared.line?.react(agent.id, reaction === shared.line.reactions.get(agent.id) ? 'NEUTRAL' : reaction)
      row.append(button)
      return { button, reaction }
    })
    box.append(options, row)
    const unsubscribe = conversation.subscribe(update)
    shared.changes.add(update)
    update()

    function update() {
      if (!box.isConnected && box.childElementCount === 0) return leave()
      const { items, prompt } = conversation.getView()
      const last = items.at(-1)
      const isNewest = !!prompt && last?.kind === 'said' && last.content === content
      options.hidden = !isNewest || agent?.prompts.length === 0
      row.hidden = !isNewest || !shared.line
      const mine = agent && shared.line?.reactions.get(agent.id)
      for (const { button, reaction } of buttons) button.ariaPressed = String(mine === reaction)
      // What was said after it stays: only the newest message has anything left to change.
      if (last && last.kind !== 'said') leave()
    }

    function leave() {
      unsubscribe()
      shared.changes.delete(update)
    }
  }
}

function pictureOf(icon: string, name: string, server: string | undefined): HTMLElement {
  const address = addressOf(icon, server)
  const initial = make('span', 'agent-icon')
  initial.textContent = [...name][0]?.toUpperCase() ?? ''
  initial.ariaHidden = 'true'
  if (!address) return initial
  const picture = make('img', 'agent-icon')
  picture.alt = ''
  picture.src = address
  picture.onerror = () => picture.replaceWith(initial)
  return picture
}

function linkTo(address: string, name: string, words: HTMLElement): HTMLElement {
  const link = make('a', 'agent-file')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.textContent = name
  // A file without words of its own is not named twice.
  if (words.textContent === name) words.remove()
  return link
}

/** An address of the web, relative to the server; undefined for any other. */
function addressOf(text: string, server: string | undefined): string | undefined {
  if (!text || !URL.canParse(text, server)) return undefined
  const { protocol, href } = new URL(text, server)
  return /^https?:$/.test(protocol) ? href : undefined
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = name
  if (name) element.setAttribute('part', name)
  return element
}

function thumbIcon(): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', thumb)
  icon.append(path)
  return icon
}
