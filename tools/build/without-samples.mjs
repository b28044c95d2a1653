/** A Rollup plugin that leaves out samples: they feed tests, the playground and docs, and a visitor never downloads them. */
export const withoutSamples = () => ({
  name: 'without-samples',
  load: id => (id.endsWith('.sample.ts') ? { code: 'export default {}', syntheticNamedExports: true } : null),
})
