import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLegalTexts } from './legal-texts.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talkgraph-legal-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a text in Markdown has its title from its first line, and runs no script', async () => {
  await writeFile(
    join(folder, 'privacy-policy.md'),
    '# Your data\n\n## Who we are\n\n*Shop* Ltd.<script>x</script>\n',
  )
  const texts = createLegalTexts(folder)
  const text = await texts.find('privacy-policy')
  expect(text).toMatchObject({ title: 'Your data', updatedAt: expect.stringMatching(/^\d{4}-/) })
  expect(text?.content.html).toContain('<em>Shop</em> Ltd.')
  expect(text?.content.html).not.toContain('<script')
  expect(text?.content.headings).toMatchObject([{ text: 'Who we are' }])
  expect(await texts.missing()).toEqual(['terms-of-service.md'])
})

test('where there is none, or an empty one, nothing is made up', async () => {
  await writeFile(join(folder, 'terms-of-service.md'), ' \n')
  for (const texts of [
    createLegalTexts(folder),
    createLegalTexts(join(folder, 'none')),
    createLegalTexts(undefined),
  ]) {
    expect(await texts.find('terms-of-service')).toBeUndefined()
    expect(await texts.missing()).toEqual(['terms-of-service.md', 'privacy-policy.md'])
  }
})
