import typescript from '@rollup/plugin-typescript'

/** A Rollup plugin from TypeScript to JavaScript; types are checked by `npm run typecheck`, not here. */
export const compile = () =>
  typescript({
    tsconfig: 'tsconfig.base.json',
    include: ['runtime/**/*', 'themes/**/*', 'wire/**/*', 'src/**/*', 'cli/**/*', 'server/**/*'],
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      jsx: 'react-jsx',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
    },
  })
