import { expect, test } from 'vitest'
import { readWords } from './headers.js'
import { parseMime } from './parse-mime.js'

const textOf = (type: string, body: Uint8Array | string, encoding = '8bit') => {
  const head = `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`
  return parseMime(Buffer.concat([Buffer.from(head), Buffer.from(body)])).text
}

test.each([
  ['utf-7', 'Caf+AOk- +JjA- 1 +- 1', 'Café ☰ 1 + 1'],
  ['UTF-7', 'Gr+APwA3w-e', 'Grüße'],
  ['hz-gb-2312', 'Yes, ~{<:Ky2;~} ~~', 'Yes, 己所不 ~'],
  ['iso-2022-jp', '\u001b$B$O$$\u001b(B', 'はい'],
  ['iso-2022-kr', '\u001b$)C\u000e0!\u000f!', '가!'],
])('letters of %s in seven bits: %j', (charset, body, words) => {
  expect(textOf(`text/plain; charset=${charset}`, body, '7bit')).toBe(words)
})

test('what is told counts where bytes could be UTF-8 as well, unless a program has changed them on the way', () => {
  const gbk = Buffer.from([0xc4, 0xa3])
  expect(textOf('text/plain; charset=gb2312', gbk.toString('base64'), 'base64')).toBe('模')
  expect(readWords('=?gb2312?B?xKM=?=')).toBe('模')
  expect(textOf('text/plain; charset=shift_jis', 'はい')).toBe('はい')
  expect(textOf('text/plain; charset=iso-8859-1', Buffer.from('Zw\u00f6lf', 'latin1'))).toBe(
    'Zwölf',
  )
  expect(textOf('text/plain; charset=iso-8859-1', 'Zwölf')).toBe('Zwölf')
  expect(textOf('text/plain; charset=koi8-r', Buffer.from([0xe4, 0xc1]))).toBe('Да')
  expect(textOf('text/plain; charset=unknown', Buffer.from([0xe9]))).toBe('é')
})

test.each([
  ['a long line', 'One line that \ngoes on', 'One line that goes on'],
  ['quotes of one depth', '> one \n> line\nmine', '> one line\nmine'],
  ['quotes of two depths', '> one \n>> other\nmine', '> one \n>> other\nmine'],
  ['a quote above what is mine', '> Which? \nTwo', '> Which? \nTwo'],
  ['what is mine above a quote', 'Two \n> Which?', 'Two \n> Which?'],
  ['a signature', 'Two\n-- \nAnn', 'Two\n-- \nAnn'],
  ['words that look like a quote', 'more than\n > 20', 'more than\n> 20'],
])('format=flowed joins %s', (_, body, words) => {
  expect(textOf('text/plain; format=flowed', body)).toBe(words)
})

test('format=flowed with DelSp joins words of scripts without spaces', () => {
  expect(textOf('text/plain; format=flowed; delsp=yes; charset=utf-8', '一行の \n文')).toBe(
    '一行の文',
  )
})
