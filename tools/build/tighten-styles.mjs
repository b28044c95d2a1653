/** A Rollup plugin that takes the white space, which is for those who write them, out of our style sheets. */
export const tightenStyles = () => ({
  name: 'tighten-styles',
  transform: (code, id) =>
    /[\\/]src[\\/].*\.css\.ts$/.test(id)
      ? { code: code.replace(/`[^`]*`/g, tighten), map: null }
      : null,
})

const tighten = css =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,!]) ?/g, '$1')
    .replace(/ \/ /g, '/')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .replace(/ > /g, '>')
    .replace(/\b0\./g, '.')
