/** A Rollup plugin that takes one module in place of another, each named by the end of its path. */
export const inPlaceOf = (wanted, taken) => ({
  name: 'in-place-of',
  async resolveId(source, importer, options) {
    if (!importer || !source.endsWith(wanted)) return null
    return this.resolve(source.replace(wanted, taken), importer, options)
  },
})
