import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import { nodeResolve } from '@rollup/plugin-node-resolve'

/** The Rollup plugins that find packages in the form for browsers. */
export const browser = () => [
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.json'] }),
  commonjs(),
  json(),
]
