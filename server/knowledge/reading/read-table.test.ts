import { expect, test } from 'vitest'
import { readTable } from './read-table.js'

test.each([
  [
    'sep=;\r\na;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    '"Hello, you, there";greet\nHi, Ann;greet\nBye;part\n',
    [
      ['Hello, you, there', 'greet'],
      ['Hi, Ann', 'greet'],
      ['Bye', 'part'],
    ],
  ],
  [
    'a\tb, c, d\ne\tf\n',
    [
      ['a', 'b, c, d'],
      ['e', 'f'],
    ],
  ],
  [
    'q|a\nWhere; when?|Here, now; always\n',
    [
      ['q', 'a'],
      ['Where; when?', 'Here, now; always'],
    ],
  ],
  [
    '"two\nlines; and ""more""",x\n"a;b;c",y\n',
    [
      ['two\nlines; and "more"', 'x'],
      ['a;b;c', 'y'],
    ],
  ],
  [
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,"b\n"c, d",e\nf,g\n',
    [
      ['a', 'b'],
      ['c, d', 'e'],
      ['f', 'g'],
    ],
  ],
  [
    'a pipe of 5",b\nc,"d, e"\n',
    [
      ['a pipe of 5"', 'b'],
      ['c', 'd, e'],
    ],
  ],
  ['just words\nand more\n', [['just words'], ['and more']]],
  [
    'name,mail\n"Cy, Jr",c@é\n"Dee,d@x\n\nEve,e@x',
    [
      ['name', 'mail'],
      ['Cy, Jr', 'c@é'],
      ['"Dee', 'd@x'],
      ['Eve', 'e@x'],
    ],
  ],
  ['', []],
])('the rows of %j are read by what separates their cells', (text, rows) => {
  expect(readTable(text)).toEqual(rows)
})
