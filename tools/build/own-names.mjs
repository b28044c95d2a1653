/**
 * A Rollup plugin that has `for … in` pass over what somebody has put on all objects of a page: the libraries that draw,
 * read and run take a name found there for one of their own. The page's objects stay as they are. It comes after minifying.
 */
export const ownNames = () => ({
  name: 'own-names',
  renderChunk(code) {
    const parts = []
    let at = 0
    for (const { left, right } of loopsOf(this.parse(code)).sort((a, b) => a.right.start - b.right.start)) {
      parts.push(code.slice(at, left.end), ' of ownNames((', code.slice(right.start, right.end), '))')
      at = right.end
    }
    // A directive has to stay in front.
    return (parts.join('') + code.slice(at)).replace(
      /^(?:"use strict";)?/,
      '$&const ownNames=object=>Object.keys(object??{});',
    )
  },
})

function loopsOf(tree) {
  const loops = []
  const nodes = [tree]
  for (const node of nodes) {
    if (node.type === 'ForInStatement') loops.push(node)
    for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') nodes.push(part)
  }
  return loops
}
