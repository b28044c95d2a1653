import { createRequire } from 'node:module'

const packed = '\0packed-emoji'

/**
 * A Rollup plugin that packs the emojis as text, one a line, in the order of their categories, and unpacks them when
 * the module loads. Left out is what the widget does not show and the search does not read: code points, sheets, other
 * names, skin tones.
 */
export const packEmoji = () => ({
  name: 'pack-emoji',
  resolveId: source => (source === '@emoji-mart/data' ? packed : null),
  load(id) {
    if (id !== packed) return null
    const { categories, emojis } = createRequire(import.meta.url)('@emoji-mart/data')
    const groups = categories.map(category => [
      category.id,
      ...category.emojis.map(id => line(emojis[id])),
    ])
    return unpacker(groups.map(lines => lines.join('\n')).join('\n\n'))
  },
})

/** The fields that emoji-mart's search reads, in the order in which it joins them, then version and character. */
function line({ id, name, keywords, emoticons = [], version, skins }) {
  const words = [...keywords, ...emoticons].filter(
    (word, index, all) => all.indexOf(word) === index,
  )
  return [id, name, words.join(' '), version, skins[0].native].join('\t')
}

const unpacker = text => `
const emojis = {}
const categories = ${JSON.stringify(text)}.split('\\n\\n').map(group => {
  const [id, ...lines] = group.split('\\n')
  return {
    id,
    emojis: lines.map(line => {
      const [id, name, keywords, version, native] = line.split('\\t')
      emojis[id] = { id, name, keywords: keywords.split(' '), version: +version, skins: [{ native }] }
      return id
    }),
  }
})
export default { categories, emojis, aliases: {} }
`
