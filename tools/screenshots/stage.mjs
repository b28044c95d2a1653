import { createServer } from 'node:http'
import { registry } from 'talkgraph/runtime'
import { samples } from 'talkgraph/testing'
import { createPlayground } from '../../examples/playground/playground.mjs'
import { scenes } from './scenes.mjs'

/** Serves the playground with the bundles in dist/. */
export async function openStage() {
  const server = createServer(createPlayground(registry.definitions, samples))
  await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Every node type with a look of its own, then the scenes. */
export const acts = [
  ...registry.definitions.map(({ type }) => ({ name: type, act: play })),
  ...scenes.map(({ act = settle, ...scene }) => ({
    ...scene,
    act: async (page, shoot) => {
      await act(page)
      await shoot('')
    },
  })),
]

/** Answers what is asked and takes a picture before and after; a type that shows nothing of its own gets none. */
async function play(page, shoot, answerPrompt) {
  const ended = page.locator('[data-event=complete]')
  const asked = page.locator('[data-prompt-entry]')
  for (let answers = 0; answers < 5; answers++) {
    await ended.or(asked).first().waitFor({ state: 'attached' })
    if (await ended.count()) break
    if (answers === 0) await shoot('-1-asked')
    await answerPrompt(page)
  }
  await ended.waitFor({ state: 'attached' })
  if ((await page.locator('.entry').count()) > 1) await shoot('-2-done')
}

async function settle(page) {
  await page
    .locator('[data-event=complete], [data-prompt-entry]')
    .first()
    .waitFor({ state: 'attached' })
}
