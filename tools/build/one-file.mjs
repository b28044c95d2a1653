import { browser } from './browser.mjs'
import { compile } from './compile.mjs'
import { minify } from './minify.mjs'
import { preactForReact } from './preact-for-react.mjs'
import { production } from './production.mjs'
import { tightenStyles } from './tighten-styles.mjs'

/** The steps that make the one file of these sources; the tests of the runtime run on what goes through the same. */
export const oneFilePlugins = (tsconfig = 'src/tsconfig.rollup.json') => [
  ...scriptPlugins(tsconfig),
  // DOMPurify, which the whole file holds, asks for its line.
  minify({ comments: 'some' }),
]

/** The same before minifying. */
export const scriptPlugins = tsconfig => [
  preactForReact(),
  tightenStyles(),
  compile(tsconfig),
  ...browser(),
  production(),
]
