import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import ts from 'typescript'

// Lets plain Node run the sources: the generators, and tests that want the server in a process of its own, without a build.
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
  load: (url, context, next) => {
    if (!url.endsWith('.ts')) return next(url, context)
    const options = {
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      verbatimModuleSyntax: true,
    }
    const { outputText } = ts.transpileModule(readFileSync(new URL(url), 'utf8'), {
      compilerOptions: options,
    })
    return { format: 'module', source: outputText, shortCircuit: true }
  },
})
