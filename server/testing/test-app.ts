import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botAddress, stepPath } from '@talkgraph/wire/addresses'
import { keyHeader } from '@talkgraph/wire/idempotency'
import { createApp } from '../app/app.js'
import type { ServiceOptions } from '../app/services/service-options.js'
import { createServices } from '../app/services/services.js'
import { createLog } from '../base/log.js'
import { ensureFirstKey } from '../platform/keys/api-keys.js'
import { checkAnswer } from './check-answer.js'
import { typescriptArgs } from './child-server.js'
import { emptyImage, type TestDatabase } from './databases.js'
import { quickPasswords } from './quick-passwords.js'

/** An app over an empty database in memory, with everything it logs. */
export async function testApp(options: ServiceOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-uploads-'))
  const logged: string[] = []
  const services = await createServices({
    uploads: folder,
    secret: 'a secret for tests that is long enough',
    aiUrl: 'http://ai.example/v1',
    image: await emptyImage(),
    passwords: quickPasswords,
    pagePasswords: quickPasswords,
    log: createLog('debug', line => void logged.push(line)),
    threadArgs: typescriptArgs,
    ...options,
  })
  const { store, bots, tokens } = services
  const apiKey = 'a-key-for-tests'
  await ensureFirstKey(store.keys, apiKey)
  services.jobs.start()
  const app = createApp(services)
  const close = async () => {
    await services.close()
    rmSync(folder, { recursive: true })
  }
  const step = async (
    botId: string,
    nodeId: string,
    body: unknown,
    token?: string,
    name = 'webhook',
    key?: string,
  ) =>
    app.request(`${botAddress('', botId)}${stepPath(nodeId, name)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token ?? (await tokens.issue(botId)).token}`,
        ...(key !== undefined && { [keyHeader]: key }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  /** A call of the REST API with the key; its answer is checked against the OpenAPI document. */
  const api = async (
    method: string,
    path: string,
    body?: unknown,
    key: string = apiKey,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const isForm = body instanceof FormData
    const response = await app.request(path, {
      method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        authorization: `Bearer ${key}`,
        ...headers,
      },
      body: isForm || typeof body === 'string' ? body : JSON.stringify(body),
    })
    await checkAnswer(method, path, response)
    return response
  }
  return { app, services, store, bots, tokens, logged, step, api, close }
}

/** The same over an empty database that is made for it, and goes with it; `address` is that of the database. */
export async function testAppOn(make: () => Promise<TestDatabase>, options: ServiceOptions = {}) {
  const { address, drop } = await make()
  const app = await testApp({ ...options, database: address })
  const close = async () => {
    await app.close()
    await drop()
  }
  return { ...app, address, close }
}
