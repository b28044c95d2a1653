import { createServer } from 'node:http'
import { createPlayground } from '../../examples/playground/playground.mjs'
import { registry } from '../../runtime/index.js'
import { samples, sampleTime } from '../../runtime/testing/index.js'
import { answerPrompt } from './answer-prompt.js'
import { type Visit, visit } from './visit.js'

/** Every node type, by name. */
export const everyType: readonly string[] = registry.definitions.map(({ type }) => type)

/** The types that ask something, one for each kind of prompt. */
export const askingTypes: readonly string[] = [
  'ask-email',
  'n-choices',
  'n-check-options',
  'image-choice',
  'user-rating',
  'rating-choice',
  'opinion-scale-choice',
  'user-range',
  'calendar',
  'ask-file',
  'ask-location',
  'ask-time',
  'cards',
]

/** The types that show something of their own, one for each kind of content. */
export const sayingTypes: readonly string[] = [
  'welcome',
  'image',
  'video',
  'audio',
  'html',
  'file',
  'user-redirect',
  'embed',
  'qr',
]

/** Serves the playground with the bundles in dist/. */
export async function openPlayground() {
  const server = createServer(createPlayground(registry.definitions, samples))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    origin,
    /** Opens a type's page, its chat open and its first prompt, if it has one, waiting. */
    async open(type: string, query: Readonly<Record<string, string>> = {}, viewport?: Viewport) {
      const opened = await visit(
        `${origin}/${type}?${new URLSearchParams({ typingDelay: '0', ...query })}`,
        viewport,
        { now: sampleTime },
      )
      await isSettled(opened)
      return opened
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Viewport = { width: number; height: number }

/** Resolves once something is asked or the conversation has ended; says which. */
export async function isSettled({ page }: Visit): Promise<'asked' | 'ended'> {
  const ended = page.locator('[data-event=complete]')
  await ended.or(page.locator('[data-prompt-entry]')).first().waitFor({ state: 'attached' })
  return (await ended.count()) > 0 ? 'ended' : 'asked'
}

/** Answers whatever is asked until the conversation has ended. */
export async function playToTheEnd(opened: Visit): Promise<void> {
  while ((await isSettled(opened)) === 'asked') await answerPrompt(opened.page)
}
