import typescript from '@rollup/plugin-typescript'

const made = new Map()

/**
 * A Rollup plugin from TypeScript to JavaScript, for the files of a tsconfig and what they import: the fewer they are, the
 * sooner it is done. Types are checked by `npm run typecheck`, not here: a build of projects, whose references this would not follow.
 * The parts of a build that have a tsconfig in common are compiled at once, by the first of them.
 */
export function compile(tsconfig, { sourceMap = false } = {}) {
  if (!made.has(tsconfig)) made.set(tsconfig, once(tsconfig, sourceMap))
  return made.get(tsconfig)
}

function once(tsconfig, sourceMap) {
  const plugin = typescript({
    tsconfig,
    compilerOptions: { noEmit: false, noCheck: true, jsx: 'react-jsx', sourceMap },
  })
  let isBegun = false
  let isEnded = false
  return {
    ...plugin,
    buildStart(options) {
      if (isBegun) return undefined
      isBegun = true
      return plugin.buildStart.call(this, options)
    },
    buildEnd() {
      if (isEnded) return undefined
      isEnded = true
      return plugin.buildEnd.call(this)
    },
  }
}
