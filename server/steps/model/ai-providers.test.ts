import { expect, test } from 'vitest'
import { createAiProviders } from './ai-providers.js'

test('an answer is at the server’s cost with a key of the settings, without one, and from an inner host', async () => {
  const ai = createAiProviders(undefined, [{ kind: 'ollama', url: 'http://gpu:11434/v1' }])
  const isOurs = (apiKey: string, provider = '') => ai.isOurs({ apiKey, provider, baseUrl: '' })
  expect([
    isOurs('server:main'),
    isOurs(' '),
    isOurs('made-up', 'ollama'),
    isOurs('x', 'unknown'),
  ]).toEqual([true, true, true, true])
  expect(isOurs('sk-my-own')).toBe(false)
  await ai.close()
})
