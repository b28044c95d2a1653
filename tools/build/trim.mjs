import { parseAst } from 'rollup/parseAst'

/**
 * A Rollup plugin that takes out of a dependency what our own use of it cannot reach. Every cut must find what it
 * expects, else the build fails: then the dependency has changed, and its cuts have to be read and judged anew.
 *
 * - `module`: which files of the dependency are looked at
 * - `pinned`: variables that always hold the same expression; their later assignments are dropped. Another variable's
 *   name takes their place everywhere
 * - `declarations`: variables and functions that nothing uses once the other cuts are made
 * - `without`: methods and properties that nothing reads, as `name` or `Class.name`
 * - `withoutCalls`: statements that call these functions
 * - `functions`: functions with another text in place of their own
 * - `pure`: functions whose calls may be dropped where the result of a declaration is not used
 * - `replaced`: pieces of text, each there exactly once
 * - `ownCode`: which of our files use the dependency, and patterns that they must (not) hold for the cuts to be true
 */
export function trim({ name, module, ownCode, ...cuts }) {
  const unused = new Set(
    Object.entries(cuts).flatMap(([kind, list]) =>
      (Array.isArray(list) ? list : Object.entries(list)).map(cut => key(kind, cut)),
    ),
  )
  return {
    name: `trim-${name}`,
    transform: {
      // Before commonjs and the like, so that the text is the package's own.
      order: 'pre',
      handler(code, id) {
        if (ownCode?.files.test(id)) {
          for (const { pattern, is, why } of ownCode.rules)
            if (pattern.test(code) !== is) this.error(`${id}: ${why} (tools/build/trim-${name}.mjs)`)
        }
        if (!module.test(id)) return null
        const found = findCuts(code, cuts)
        for (const edit of found) unused.delete(edit.cut)
        const rest = apply(code, found)
        walk(parseAst(rest), [], node => {
          if (node.type === 'Identifier' && cuts.declarations?.includes(node.name))
            this.error(`${name} still uses ${node.name}, which is cut from it`)
        })
        return { code: rest, map: null }
      },
    },
    buildEnd(error) {
      if (!error && unused.size > 0)
        this.error(`${name} no longer has what is cut from it: ${[...unused].join('; ')}`)
    },
  }
}

const key = (kind, cut) => `${kind} ${Array.isArray(cut) ? cut[0] : cut}`

function findCuts(code, cuts) {
  const { pinned = {}, without = [], withoutCalls = [], functions = {} } = cuts
  const { pure = [], replaced = [], declarations = [] } = cuts
  const isName = text => /^[\w$]+$/.test(text) && !/^(true|false|null)$/.test(text)
  const found = []
  const add = (kind, cut, { start, end }, text = '') => found.push({ cut: key(kind, cut), start, end, text })

  for (const [from, to] of replaced) {
    const start = code.indexOf(from)
    if (start >= 0 && code.indexOf(from, start + 1) < 0)
      add('replaced', from, { start, end: start + from.length }, to)
  }

  walk(parseAst(code), [], (node, parents) => {
    const parent = parents.at(-1)
    switch (node.type) {
      case 'VariableDeclaration': {
        const [{ id, init }] = node.declarations
        if (node.declarations.length === 1 && Object.hasOwn(pinned, id.name))
          add(
            'pinned',
            id.name,
            node,
            isName(pinned[id.name]) ? ';' : `const ${id.name} = ${pinned[id.name]};`,
          )
        else if (node.declarations.length === 1 && declarations.includes(id.name))
          add('declarations', id.name, node)
        else if (Object.hasOwn(functions, id.name) && /Function/.test(init?.type))
          add('functions', id.name, init, functions[id.name])
        break
      }
      case 'VariableDeclarator':
        if (node.init?.type === 'CallExpression' && pure.includes(node.init.callee.name))
          add(
            'pure',
            node.init.callee.name,
            { start: node.init.start, end: node.init.start },
            '/*@__PURE__*/',
          )
        break
      case 'FunctionDeclaration':
        if (declarations.includes(node.id.name)) add('declarations', node.id.name, node)
        else if (Object.hasOwn(functions, node.id.name))
          add('functions', node.id.name, node, functions[node.id.name])
        break
      case 'Identifier':
        if (
          Object.hasOwn(pinned, node.name) &&
          isName(pinned[node.name]) &&
          !(parent.type === 'MemberExpression' && parent.property === node && !parent.computed)
        )
          add('pinned', node.name, node, pinned[node.name])
        break
      case 'ExpressionStatement': {
        const { expression } = node
        const target = expression.left
        if (expression.type === 'AssignmentExpression' && target.name && Object.hasOwn(pinned, target.name))
          add('pinned', target.name, node, ';')
        else if (target?.type === 'MemberExpression' && without.includes(nameOf(target, code)))
          add('without', nameOf(target, code), node, ';')
        const callee =
          expression.type === 'CallExpression' && (expression.callee.property ?? expression.callee).name
        if (callee && withoutCalls.includes(callee)) add('withoutCalls', callee, node, ';')
        break
      }
      case 'MethodDefinition':
      case 'Property': {
        if (parent.type === 'ObjectPattern') break
        const member = code.slice(node.key.start, node.key.end)
        const owner = node.type === 'Property' ? member : `${parents.at(-2).id.name}.${member}`
        const name = without.find(cut => cut === owner || cut === member)
        if (name === undefined) break
        // A property takes its comma along.
        const comma = node.type === 'Property' ? /^\s*,/.exec(code.slice(node.end))?.[0].length : 0
        add('without', name, { start: node.start, end: node.end + (comma ?? 0) })
      }
    }
  })
  return found
}

const nameOf = (member, code) => code.slice(member.start, member.end)

function walk(node, parents, visit) {
  visit(node, parents)
  const inside = [...parents, node]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string') walk(child, inside, visit)
}

/** The outermost of nested cuts holds. */
function apply(code, found) {
  let out = ''
  let at = 0
  for (const { start, end, text } of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    out += code.slice(at, start) + text
    at = end
  }
  return out + code.slice(at)
}
