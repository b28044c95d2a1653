import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import '../typescript-hooks.mjs'
import { cell, code, table } from './markdown.mjs'

const folder = 'docs/connect'

/** The pages of connectors: their tables are written between marks, all else is by hand. */
export async function connectorPages(root) {
  // The runtime is tried in copies without a server.
  if (!existsSync(join(root, 'server'))) return {}
  const { allConnectors } = await import('../../server/connectors/all.ts')
  const { connectorKindOf } = await import('../../server/app/api/connections/record.ts')
  const pages = allConnectors().map(connector => {
    const path = `${folder}/${connector.name}.md`
    if (!existsSync(join(root, path)))
      throw new Error(`${path} is missing: each connector has a page.`)
    const kind = connectorKindOf(connector)
    const tables = { settings: settingsOf(kind), actions: actionsOf(kind) }
    return [path, withTables(readFileSync(join(root, path), 'utf8'), tables)]
  })
  return Object.fromEntries(pages)
}

const settingsOf = ({ fields }) =>
  table(
    ['field', 'name', 'what it is'],
    fields.map(({ title, name, help, isOptional }) => [
      cell(title),
      code(name),
      `${cell(help)}${isOptional ? ' May be left out.' : ''}`,
    ]),
  )

const actionsOf = ({ actions }) =>
  actions
    .map(({ name, title, help, inputs }) =>
      [
        `### ${title}`,
        `${code(name)}: ${cell(help)}`,
        table(
          ['field', 'name', 'what it is given'],
          inputs.map(input => [
            cell(input.title),
            code(input.name),
            `${cell(input.help)}${kinds[input.kind]}${input.isOptional ? ' May be left out.' : ''}`,
          ]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n')

const kinds = {
  text: '',
  'long-text': '',
  number: '',
  list: ' A list.',
  fields: ' An object: values by their names.',
}

function withTables(text, tables) {
  return Object.entries(tables).reduce((page, [name, written]) => {
    const mark = new RegExp(
      `(<!-- ${name}: written by \`npm run generate\` -->\n)[\\s\\S]*?(<!-- /${name} -->)`,
    )
    if (!mark.test(page)) throw new Error(`A page of docs/connect lacks the mark "${name}".`)
    return page.replace(mark, (_, begin, end) => `${begin}\n${written}\n\n${end}`)
  }, text)
}
