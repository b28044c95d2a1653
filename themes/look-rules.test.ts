import { describe, expect, it, test } from 'vitest'
import { fields, isField, isReadable, lookRules, presets } from './index.js'
import { readColour } from './read-colour.js'

const findings = (customizations: Readonly<Record<string, unknown>>) =>
  lookRules.flatMap(rule => [...rule.check({ file: { customizations } })])

const names = Object.keys(fields).filter(isField)

test('looks with too little contrast are told by field, with a colour that can be read', () => {
  expect(findings({ headerBgColor: '#ff0', headerTextColor: 'white' })).toEqual([
    {
      field: 'customizations.headerTextColor',
      message: expect.stringContaining(
        'header (headerTextColor white on headerBgColor #ff0) has a contrast of 1:1',
      ),
      remedy: expect.stringContaining('#000000'),
    },
  ])
})

test.each([
  ['headerBgColor', 'notacolour', 'colour such as #1b55f3'],
  ['fontSize', 90, 'from 8 to 40'],
  ['fontSize', 'large', 'from 8 to 40'],
  ['logo', 'javascript:alert(1)', 'https://'],
  ['logo', 'https://', 'https://'],
  ['avatar', 'picture', 'https://'],
  ['font', 'a;b', 'families'],
  ['chatBgType', 'striped', 'solid, gradient, image'],
  ['hideLogo', 'perhaps', 'true or false'],
] as const)(
  'a look that cannot be read is an error that names it: %s %s',
  (name, value, wanted) => {
    expect(
      findings({ [name]: value }).filter(({ field }) => field === `customizations.${name}`),
    ).toMatchObject([
      {
        message: expect.stringContaining(name),
        remedy: expect.stringContaining(wanted),
        mend: { changes: [{ op: 'bot', path: ['customizations', name] }] },
      },
    ])
  },
)

test('every default and what owners usually write can be read', () => {
  for (const name of names)
    expect([name, isReadable(name, fields[name].default)]).toEqual([name, true])
  expect(
    findings({
      headerBgColor: 'RebeccaPurple',
      chatBgMaskColor: 'transparent',
      userMsgColor: 'rgb(0 0 0 / 20%)',
      logo: '/logo.png',
      avatar: 'pictures/ann.png',
      chatBgImg: '//cdn.example/a.png',
      customBrandLink: 'https://shop.example/about',
      fontSize: '14px',
      logoText: '',
      fieldOfSomebodyElse: {},
    }),
  ).toEqual([])
})

test.each(
  Object.values(presets).map(({ name, customizations }) => [name, customizations] as const),
)('the preset %s can be read', (_, customizations) =>
  expect(findings({ ...customizations })).toEqual([]),
)

test('the defaults can be read, and what cannot be read is no colour', () => {
  expect(findings({})).toEqual([])
  expect(findings({ botMsgColor: 'rgba(0, 0, 0, 0.1)' })).toEqual([])
})

describe('a colour', () => {
  it.each([
    ['#f80', [255, 136, 0]],
    ['#FF8800', [255, 136, 0]],
    ['#f80f', [255, 136, 0]],
    ['#ff8800ff', [255, 136, 0]],
    ['rgb(255, 136, 0)', [255, 136, 0]],
    ['rgb(100% 0% 0% / 100%)', [255, 0, 0]],
    ['hsl(120deg 100% 50%)', [0, 255, 0]],
    ['hsl(240, 100%, 50%)', [0, 0, 255]],
    ['navy', [0, 0, 128]],
    ['PapayaWhip', [255, 239, 213]],
  ])('is read from %s', (colour, rgb) => expect(readColour(colour)?.map(Math.round)).toEqual(rgb))

  it.each(['#f808', '#ff880080', 'rgba(1, 2, 3, .5)', 'rgb(1,2)', 'notacolour', '#12345', ''])(
    'is not read from %s',
    colour => expect(readColour(colour)).toBeUndefined(),
  )
})
