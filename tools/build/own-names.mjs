/**
 * A Rollup plugin for pages where somebody has put names on all objects: the libraries that draw, read and run take a name
 * found there for one of their own. `for … in` passes over such names, and the objects that Preact looks names up in inherit
 * none. The page's objects stay as they are. It comes after minifying.
 */
export const ownNames = () => ({
  name: 'own-names',
  transform(code, id) {
    if (!/\/preact\/(?:\w+\/)*dist\//.test(id)) return null
    const empty = topLevelValues(this.parse(code)).filter(
      value => value?.type === 'ObjectExpression' && value.properties.length === 0,
    )
    return { code: replaceIn(code, empty, () => '{__proto__:null}'), map: null }
  },
  renderChunk(code) {
    const loops = nodesOf(this.parse(code)).filter(({ type }) => type === 'ForInStatement')
    const heads = loops.map(({ left, right }) => ({ start: left.end, end: right.end, right }))
    const own = replaceIn(code, heads, ({ right }) => ` of ownNames((${code.slice(right.start, right.end)}))`)
    // A directive has to stay in front.
    return own.replace(/^(?:"use strict";)?/, '$&const ownNames=object=>Object.keys(object??{});')
  },
})

/** The text with some of its parts replaced; none of them holds another. */
function replaceIn(code, parts, write) {
  let written = ''
  let at = 0
  for (const part of parts.toSorted((a, b) => a.start - b.start)) {
    written += code.slice(at, part.start) + write(part)
    at = part.end
  }
  return written + code.slice(at)
}

function nodesOf(tree) {
  const nodes = [tree]
  for (const node of nodes)
    for (const part of Object.values(node).flat()) if (typeof part?.type === 'string') nodes.push(part)
  return nodes
}

/** What a module's own variables are set to while it is read. */
function topLevelValues({ body }) {
  return body.flatMap(({ type, declarations = [], expression }) =>
    type === 'ExpressionStatement'
      ? (expression.expressions ?? [expression]).map(({ right }) => right)
      : declarations.map(({ init }) => init),
  )
}
