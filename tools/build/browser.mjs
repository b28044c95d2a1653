import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import { nodeResolve } from '@rollup/plugin-node-resolve'

/** The Rollup plugins that find packages in the form for browsers. */
export const browser = () => [
  // Said outright: else NODE_ENV decides, and a build made by a test or a developer is another one.
  nodeResolve({
    browser: true,
    extensions: ['.mjs', '.js', '.json'],
    exportConditions: ['production'],
  }),
  commonjs(),
  json(),
]
