// Functions that run in the page: each is handed over as its text and may use nothing around it.

/** Mounts and opens a chat of so many messages; its clock is real, or rings in `pump` alone. A real one asks first. */
export async function converse({ count, isReal }) {
  const said = Array.from({ length: count }, (_, index) =>
    // What never rests counts as running away.
    index % 900 === 899
      ? { id: `n${index}`, type: 'delay-node', data: { delay: 1 } }
      : {
          id: `n${index}`,
          type: 'message-node',
          data: { text: `Message ${index}, about bread that leaves the oven in a while.` },
        },
  )
  const options = ['Plain', 'Seeded'].map(label => ({ id: label, label }))
  const question = {
    id: 'ask',
    type: 'yes-or-no-choice-node',
    data: { questionText: 'Which?', options },
  }
  const nodes = isReal ? [question, ...said] : said
  const edges = nodes.slice(1).map(({ id }, index) => ({ source: nodes[index].id, target: id }))
  const timers = new Map()
  let last = 0
  const clock = {
    setTimeout: ring => {
      timers.set(++last, ring)
      return last
    },
    clearTimeout: id => timers.delete(id),
    now: () => Date.now(),
  }
  const chat = window.Talkgraph.mount({
    bot: { id: 'long', name: 'Long', elements: [{ nodes, edges }] },
    ...(!isReal && { env: { clock } }),
  })
  window.bench.messages = 0
  window.bench.ring = () => {
    const [[id, ring]] = timers
    timers.delete(id)
    ring()
  }
  chat.on('message', () => window.bench.messages++)
  chat.open()
  while (!isReal && timers.size === 0) await new Promise(resolve => setTimeout(resolve, 10))
}

/** Rings until there are so many messages, each in a frame of its own or many in one. */
export async function pump({ until, inFrames }) {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  for (let each = 0; window.bench.messages < until; each++) {
    window.bench.ring()
    if (inFrames || each % 100 === 99) await frame()
  }
  await frame()
  await frame()
}

/** Scrolls up from the end; resolves to the milliseconds between frames. */
export async function scrollThrough({ times, by }) {
  const box = window.bench.findAll('talkgraph-widget:last-of-type >>> [role="log"]')[0]
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const frames = []
  let before = await frame()
  for (let each = 0; each < times; each++) {
    box.scrollTop -= by
    const now = await frame()
    frames.push(now - before)
    before = now
  }
  return frames
}
