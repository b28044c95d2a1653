import replace from '@rollup/plugin-replace'

/** A Rollup plugin that tells libraries that they run in production. */
export const production = () =>
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify('production') },
  })
