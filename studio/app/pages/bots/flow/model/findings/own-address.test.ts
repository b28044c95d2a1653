import { applyOperations, asOperations, readDraft } from 'talkgraph/builder'
import { expect, test } from 'vitest'
import { findSlips } from './find-slips.js'
import { withOwnAddress } from './own-address.js'

test('a mail to an address of nobody is mended with one’s own', () => {
  const draft = readDraft({
    nodes: [
      { id: 'hi', type: 'welcome', data: { text: 'Hi' } },
      { id: 'mail', type: 'email', data: { to: ['vans@kettle.example'], subject: 'S', body: 'B' } },
    ],
    edges: [{ source: 'hi', target: 'mail' }],
  })
  const find = (email: string | undefined) =>
    withOwnAddress(findSlips(draft), draft, email).find(({ rule }) => rule === 'reserved-address')
  const finding = find('ann@shop.org')
  expect(finding?.mend?.title).toBe('Write “ann@shop.org”')
  const mended = applyOperations(
    draft,
    asOperations(finding?.mend?.changes ?? [], () => 'm'),
  )
  expect(mended.draft.elements[0].nodes[1]?.data.to).toEqual(['ann@shop.org'])
  expect(find(undefined)?.mend).toBeUndefined()
})
