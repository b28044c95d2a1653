import alias from '@rollup/plugin-alias'

/** A Rollup plugin for which the widget's React is Preact. */
export const preactForReact = () =>
  alias({
    entries: {
      'react/jsx-runtime': '@preact/compat/jsx-runtime',
      'react-dom/client': '@preact/compat/client',
      'react-dom': '@preact/compat',
      react: '@preact/compat',
    },
  })
