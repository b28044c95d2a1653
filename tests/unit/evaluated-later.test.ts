import { runInNewContext } from 'node:vm'
import { rollup } from 'rollup'
import { expect, it } from 'vitest'
import { evaluatedLater } from '../../tools/build/evaluated-later.mjs'

const files: Readonly<Record<string, string>> = {
  '/begin.js': `import { evaluate } from '/later.js'
import { here } from '/here.js'
notes.push('begun in ' + here)
export const run = () => evaluate().say()`,
  '/later.js': 'export const evaluate = () => { throw new Error("replaced") }',
  '/whole.js': `import { here } from '/here.js'
import { word } from '/word.js'
import { end } from '/other.js'
notes.push('evaluated')
export const say = () => notes.push(word + end + ' in ' + here + ', ' + import.meta.url)`,
  '/word.js': `notes.push('word'); export const word = 'hel'`,
  '/other.js': `notes.push('other'); export const end = 'lo'`,
  '/here.js': `notes.push('here'); export const here = 'one place'`,
}
const source = {
  name: 'source',
  resolveId: (id: string) => id,
  load: (id: string) => files[id],
  resolveImportMeta: (_: unknown, { format }: { format: string }) =>
    format === 'cjs' ? '"the file"' : null,
}

it('modules behind an entry run when they are asked for, in their groups, and share those around them', async () => {
  const later = evaluatedLater({
    file: '/later.js',
    entry: '/whole.js',
    around: '/begin.js',
    groups: [/other/],
    plugins: [source],
  })
  const bundle = await rollup({ input: '/begin.js', plugins: [later, source] })
  const { output } = await bundle.generate({ format: 'cjs', exports: 'named' })
  const notes: string[] = []
  const exports: { run?: () => void } = {}
  runInNewContext(output[0].code, { notes, exports })
  expect(notes.splice(0)).toEqual(['here', 'begun in one place'])
  exports.run?.()
  expect(notes).toEqual(['other', 'word', 'evaluated', 'hello in one place, the file'])
})
