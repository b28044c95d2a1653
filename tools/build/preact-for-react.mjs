import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'

/** A Rollup plugin for which the widget's React is Preact. */
export const preactForReact = () =>
  alias({
    entries: {
      'react/jsx-runtime': fileURLToPath(new URL('../../src/jsx/jsx-runtime.ts', import.meta.url)),
      'react-dom/client': '@preact/compat/client',
      'react-dom': '@preact/compat',
      react: '@preact/compat',
    },
  })
