import typescript from '@rollup/plugin-typescript'

/**
 * A Rollup plugin from TypeScript to JavaScript, for the files of a tsconfig and what they import: the fewer they are, the
 * sooner it is done. Types are checked by `npm run typecheck`, not here: a build of projects, whose references this would not follow.
 */
export const compile = tsconfig =>
  typescript({ tsconfig, compilerOptions: { noEmit: false, noCheck: true, jsx: 'react-jsx' } })
