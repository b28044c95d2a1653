import { expect, test } from 'vitest'
import type { GivenDocument, ReadDocument } from '../reading/read-document.js'
import { Unreadable } from '../reading/readers.js'
import { readerWithSheets } from './reader-with-sheets.js'

/** Reads pages whose text is the addresses of their sheets; `heavy` ones are too much. */
function reader(isBroken: (text: string) => boolean = () => false) {
  const asked: string[] = []
  const reads: string[] = []
  const read = async ({ text, sheets = [] }: GivenDocument): Promise<ReadDocument> => {
    const given = sheets.filter(sheet => sheet !== '')
    reads.push([text, ...given].join(' '))
    if (given.includes('heavy') || isBroken(text)) throw new Unreadable('It takes too long to read')
    return {
      title: given.join(' '),
      pieces: [],
      hash: '',
      links: [],
      isNoindex: false,
      sheets: text.split(' '),
    }
  }
  const page = readerWithSheets(read, async at => {
    asked.push(at)
    return at
  })
  const titleOf = async (text: string) =>
    (await page({ kind: 'html', text, address: null, name: '' })).title
  return { titleOf, asked, reads }
}

test('a sheet with which no page can be read is passed over, by that page and by those after it', async () => {
  const { titleOf, asked, reads } = reader()
  expect(await titleOf('a')).toBe('a')
  expect(await titleOf('heavy b')).toBe('')
  expect(await titleOf('heavy b')).toBe('')
  expect(await titleOf('a')).toBe('a')
  expect(await titleOf('c')).toBe('c')
  expect(asked).toEqual(['a', 'heavy', 'b', 'c'])
  expect(reads.filter(each => each.includes('heavy heavy') || / heavy b$/.test(each))).toHaveLength(
    1,
  )
})

test('a page that cannot be read in any case takes no sheets away', async () => {
  const { titleOf } = reader(text => text === 'broken')
  expect(await titleOf('a')).toBe('a')
  await expect(titleOf('broken')).rejects.toThrow(Unreadable)
  expect(await titleOf('a')).toBe('a')
})
