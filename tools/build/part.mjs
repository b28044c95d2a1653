import { readFileSync } from 'node:fs'
import { minify } from './minify.mjs'
import { offeredNames } from './offered-names.mjs'

/** What parts share with the one file: where that offers it, by the end of the address of what is imported. */
const shared = {
  react: 'offered.react',
  'react/jsx-runtime': 'offered.jsx',
  xstate: 'offered.xstate',
  '/model/widget-model.js': 'offered.model',
}
const offer = 'src/embed/offered.ts'

const sharedAs = id =>
  shared[Object.keys(shared).find(end => id === end || (end[0] === '/' && id.endsWith(end)))]

/**
 * The settings of a part that shares libraries with the one file: a module with one function, which is given what is
 * offered and returns what the part exports. No global, so that two versions of the one file on a page do not mix.
 */
export const part = (file, plugins) => ({
  external: id => sharedAs(id) !== undefined,
  plugins: [...plugins, asFunction(), minify({ isModule: true })],
  output: { file, format: 'iife', name: 'part', globals: sharedAs, esModule: false },
})

/** A Rollup plugin that makes that function of a file which is run at once, and refuses what is not offered. */
const asFunction = () => ({
  name: 'as-function',
  renderChunk(code, { importedBindings }) {
    const offered = offeredNames(readFileSync(offer, 'utf8'))
    const missing = Object.entries(importedBindings).flatMap(([id, names]) =>
      names.filter(name => !offered.has(`${sharedAs(id)}.${name}`)),
    )
    if (missing.length > 0) this.error(`${offer} does not offer ${missing.join(', ')}.`)
    return `export const part = offered => {${code}\nreturn part}`
  },
})
