// What runs on a page of the playground: the chosen build plays the type's bot and tells what happens.
import { fields, presets } from '/dist/themes.js'

const { type, build } = document.documentElement.dataset
const query = new URLSearchParams(location.search)
document.documentElement.dir = query.get('dir') ?? 'ltr'
const events = document.querySelector('#events')

const builds = {
  umd: () => start(window.Talkgraph.mount),
  esm: async () => start((await import('/dist/talkgraph.esm.js')).mount),
  react: async () => (await import('/react/react-page.js')).show(await options(), tell),
}
await builds[build]()

async function start(mount) {
  const widget = mount(await options())
  offerPresets(widget)
  for (const name of ['step', 'answer', 'handover', 'problem', 'complete'])
    widget.on(name, payload => tell(name, payload))
  widget.open()
}

async function options() {
  const { bot, variables } = await (await fetch(`/bots/${type}.json`)).json()
  return {
    bot,
    variables,
    locale: query.get('locale') ?? undefined,
    colorScheme: query.get('scheme') ?? undefined,
    mode: query.get('mode') ?? undefined,
    customizations: presets[query.get('preset')]?.customizations,
    typingDelay: Number(query.get('typingDelay') ?? 700),
    env: { call },
  }
}

/** Restyles the widget with the preset that is chosen. */
function offerPresets(widget) {
  const choice = document.querySelector('#preset')
  const names = Object.entries(presets).map(([id, { name }]) => new Option(name, id))
  choice.append(new Option('None', ''), ...names)
  choice.value = query.get('preset') ?? ''
  choice.addEventListener('change', () => {
    const bare = Object.fromEntries(Object.keys(fields).map(name => [name, undefined]))
    widget.setCustomizations({ ...bare, ...presets[choice.value]?.customizations })
  })
}

/** A server that has an answer to everything. */
async function call({ step }, _signal, onText) {
  if (step !== 'ai') return { ok: true, status: 200, body: { ok: true, order: 4711 } }
  const reply = 'Our rye keeps for five days. In a linen bag it stays fresh even longer.'
  for (let end = 12; end < reply.length; end += 12) onText?.(reply.slice(0, end))
  return { ok: true, status: 200, body: reply }
}

function tell(name, payload) {
  const item = document.createElement('li')
  const told = name === 'complete' ? payload.session.answers : payload
  item.textContent = `${name} ${JSON.stringify(told)}`
  item.dataset.event = name
  events.append(item)
}
