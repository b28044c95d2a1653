import { readFileSync } from 'node:fs'
import ts from 'typescript'

const mark = '?sample'

/**
 * A Rollup plugin by which the samples of node types are modules of their own, beside the forms with which they are
 * written: a chunk holds whole modules, and who lints a bot needs its forms alone.
 */
export const samplesApart = () => ({
  name: 'samples-apart',
  async resolveId(source, importer) {
    if (!/[\\/]runtime[\\/]nodes[\\/]samples\.ts$/.test(importer ?? '') || !source.endsWith('.form.js'))
      return null
    const form = await this.resolve(source, importer, { skipSelf: true })
    return form && `${form.id}${mark}`
  },
  load(id) {
    if (!id.endsWith(mark)) return null
    const path = id.slice(0, -mark.length)
    this.addWatchFile(path)
    const { ESNext } = ts.ScriptTarget
    const compilerOptions = { target: ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }
    return ts.transpileModule(readFileSync(path, 'utf8'), { compilerOptions, fileName: path }).outputText
  },
})
