import { readFileSync } from 'node:fs'
import ts from 'typescript'

const mark = '?sample'
const { ESNext } = ts.ScriptTarget
const compilerOptions = { target: ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true }

/**
 * A Rollup plugin by which the samples of node types are modules of their own, apart from the forms with which they are
 * written: a chunk holds whole modules, and who lints a bot needs its forms alone.
 */
export const samplesApart = () => ({
  name: 'samples-apart',
  async resolveId(source, importer) {
    if (
      !/[\\/]runtime[\\/]nodes[\\/]samples\.ts$/.test(importer ?? '') ||
      !source.endsWith('.form.js')
    )
      return null
    const form = await this.resolve(source, importer, { skipSelf: true })
    return form && `${form.id}${mark}`
  },
  load(id) {
    if (!id.endsWith(mark)) return null
    const path = id.slice(0, -mark.length)
    this.addWatchFile(path)
    return ts.transpileModule(sampleIn(path), { compilerOptions, fileName: path }).outputText
  },
})

/** A form's module with what its sample is made of alone: the sample itself has its type already. */
function sampleIn(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ESNext, true)
  const texts = file.statements.map(statement => statement.getText())
  return texts
    .filter(text => !/^export const \w+Form\b/.test(text))
    .map(text =>
      text.replace(/^(export const \w+Sample = )defineSample\(\w+, ([\s\S]*)\)$/, '$1$2'),
    )
    .join('\n')
}
