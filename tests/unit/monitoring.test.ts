import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from '../../server/platform/metrics.js'
import { openStore } from '../../server/store/index.js'
import { alerts, files, panels } from '../../tools/monitoring.mjs'

const named = (text: string) =>
  new Set(
    (text.match(/\b(?:talkgraph|process|nodejs)_[a-z0-9_]+/g) ?? []).map(name =>
      name.replace(/_bucket$/, ''),
    ),
  )

test('dashboard and alert rules name metrics that there are, and the dashboard names all of Talkgraph', async () => {
  const store = await openStore(':memory:')
  const printed = await createMetrics(store).print()
  await store.close()
  const known = new Set([...printed.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
  const shown = named(panels.map(([, , query]) => query).join(' '))
  const told = named(alerts.map(([, condition]) => condition).join(' '))
  expect([...shown, ...told].filter(name => !known.has(name))).toEqual([])
  expect([...known].filter(name => name.startsWith('talkgraph_') && !shown.has(name))).toEqual([])
})

test.each(Object.entries(files()))(
  'docs/operations/%s is what tools/monitoring.mjs writes',
  (name, text) => {
    expect(readFileSync(new URL(`../../docs/operations/${name}`, import.meta.url), 'utf8')).toBe(
      text,
    )
  },
)
