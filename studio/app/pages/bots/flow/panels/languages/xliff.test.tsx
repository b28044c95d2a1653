import { expect, test } from 'vitest'
import { readXliff, writeXliff } from './xliff.js'

const file2 = (unit: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="bot"><unit id="u1" name="k">${unit}</unit></file></xliff>`
const file1 = (unit: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="bot" target-language="de"><body><trans-unit id="1" resname="k">${unit}</trans-unit></body></file></xliff>`
const read = (file: string) => readXliff(file).texts[0]

test('what stands between segments stays there', () => {
  expect(
    read(
      file2(
        '<segment><source>A.</source><target>X.</target></segment><ignorable><source> </source></ignorable><segment><source>B.</source><target>Y.</target></segment>',
      ),
    ),
  ).toEqual({ key: 'k', source: 'A. B.', target: 'X. Y.' })
})

test('segments may come in another order', () => {
  expect(
    read(
      file2(
        '<segment><source>A</source><target order="3">X</target></segment><ignorable><source>-</source></ignorable><segment><source>B</source><target order="1">Y</target></segment>',
      ),
    ),
  ).toMatchObject({ source: 'A-B', target: 'Y-X' })
})

test('a text that nobody has translated has no target, whatever stands between its segments', () => {
  expect(
    read(
      file2(
        '<segment><source>A.</source></segment><ignorable><source> </source></ignorable><segment><source>B.</source></segment>',
      ),
    ),
  ).toMatchObject({ source: 'A. B.', target: '' })
})

test.each([
  ['<ph id="1" equiv="{name}"/>, hello', '{name}, hello'],
  ['<pc id="1" type="fmt" subType="xlf:b">Bold</pc> words', '<b>Bold</b> words'],
  ['<sc id="1" subType="xlf:i"/>so<ec startRef="1" subType="xlf:i"/>', '<i>so</i>'],
  ['one<ph id="1" subType="xlf:lb"/>two', 'one\ntwo'],
  ['one<ph id="1" subType="xlf:lb" equiv="LINE_BREAK"/>two', 'one\ntwo'],
  ['<mrk id="m1">plain</mrk>', 'plain'],
  ['<ph id="1" equiv="INTERPOLATION" disp="{{name}}"/>!', '{{name}}!'],
  ['<ph id="1" equiv="" disp="{name}"/>!', '{name}!'],
  [
    '<pc id="1" equivStart="START_BOLD" equivEnd="CLOSE_BOLD" dispStart="&lt;b>" dispEnd="&lt;/b>">so</pc>',
    '<b>so</b>',
  ],
  ['<pc id="1" equivStart="BOLD" equivEnd="/BOLD" type="fmt" subType="xlf:b">so</pc>', '<b>so</b>'],
  [
    '<pc id="1" subType="xlf:b">one <pc id="2" subType="xlf:i">two</pc></pc>',
    '<b>one <i>two</i></b>',
  ],
])('XLIFF 2.0 %s is %s', (written, target) => {
  const segment = `<segment><source>x</source><target>${written}</target></segment>`
  expect(read(file2(segment))?.target).toBe(target)
})

test('the code that a unit keeps is written where it is named', () => {
  const data =
    '<originalData><data id="d1">&lt;b&gt;</data><data id="d2">&lt;/b&gt;</data></originalData>'
  const target = '<pc id="1" dataRefStart="d1" dataRefEnd="d2">Hi</pc>'
  expect(
    read(file2(`${data}<segment><source>x</source><target>${target}</target></segment>`))?.target,
  ).toBe('<b>Hi</b>')
})

test.each([
  ['<g id="1" ctype="bold">Bold</g> words', '<b>Bold</b> words'],
  ['<g id="1" ctype="x-html-em">so</g>', '<i>so</i>'],
  ['<x id="1" equiv-text="{name}"/>!', '{name}!'],
  ['<bpt id="1">&lt;b&gt;</bpt>Hi<ept id="1">&lt;/b&gt;</ept>', '<b>Hi</b>'],
  ['a<x id="1" ctype="lb"/>b', 'a\nb'],
])('XLIFF 1.2 %s is %s', (written, target) => {
  expect(read(file1(`<source>x</source><target>${written}</target>`))?.target).toBe(target)
})

test.each(['1.2', '2.0'] as const)('what is written as %s is read the same', version => {
  const texts = [{ key: 'k', source: '<b>Hi</b> {name}', target: 'Hallo\n{name}' }]
  expect(readXliff(writeXliff(version, 'de', texts))).toEqual({ locale: 'de', texts })
})
