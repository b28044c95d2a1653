import { registerHooks } from 'node:module'

// Lets plain Node, which passes over types by itself, run the sources: the generators, and tests that want the server in a
// process of its own, without a build.
registerHooks({
  resolve: (name, context, next) => {
    const source =
      // A thread begins with the address of its file.
      name.endsWith('.worker.js') ||
      (name.startsWith('.') &&
        context.parentURL?.endsWith('.ts') &&
        !context.parentURL.includes('/node_modules/'))
    return next(source ? name.replace(/\.js$/, '.ts') : name, context)
  },
})
