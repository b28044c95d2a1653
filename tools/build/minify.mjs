import swc from '@swc/core'

/**
 * A Rollup plugin that minifies with swc; ASCII only, because a page without a charset garbles anything else. `isModule`
 * says what a plugin before it has made of the format; of `comments`, 'some' keeps those that state a licence.
 */
export const minify = ({ asciiOnly = true, isModule, comments = false } = {}) => ({
  name: 'minify',
  renderChunk: (code, _chunk, { format }) =>
    swc.minify(code, {
      module: isModule ?? format === 'es',
      // No unsafe options: pure_getters breaks DOMPurify.
      compress: { passes: 4, ecma: 2022, toplevel: true },
      mangle: { toplevel: true },
      format: { asciiOnly, comments },
    }),
})
