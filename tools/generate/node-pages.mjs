import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitsSection } from './exits.mjs'
import { fieldTable } from './field-table.mjs'
import { anchorOf, cell, code, json, pageHead, table } from './markdown.mjs'
import { loadTypes } from './sources.mjs'

const folder = 'docs/nodes'
/** Decisions about all types alike, which say nothing more about one. */
const general = [2, 4, 103, 109]

/** The reference of node types: a page for each, and an index, by path. */
export async function nodePages(root) {
  const types = await loadTypes(root)
  const { nodeGroups } = await import('../../runtime/node/form.ts')
  const { partsOf } = await import('../../runtime/bot/schema-parts.ts')
  const headings = headingsOf(readFileSync(join(root, 'docs/decisions.md'), 'utf8'))
  const pages = types.map(found => {
    const hasPicture = existsSync(join(root, folder, 'pictures', `${found.type}.png`))
    return [`${folder}/${found.type}.md`, pageOf(found, { partsOf, headings, hasPicture })]
  })
  return { [`${folder}/README.md`]: indexOf(types, nodeGroups), ...Object.fromEntries(pages) }
}

function indexOf(types, groups) {
  const sections = Object.entries(groups).map(([group, title]) => {
    const rows = types
      .filter(({ form }) => form.group === group)
      .sort((one, other) => (one.form.title < other.form.title ? -1 : 1))
      .map(({ type, form }) => [`[${cell(form.title)}](${type}.md)`, code(type), cell(form.help)])
    return `## ${title}\n\n${table(['node', 'type', 'what it does'], rows)}`
  })
  return `${pageHead('Node types', 'the folders in runtime/nodes')}
${countOf(types)} Each page lists the fields of a type with their defaults, its exits, and a sample to paste.
[Write a bot](../write-a-bot.md) explains the file around the nodes, and [Decisions](../decisions.md) has the exact rules.

${sections.join('\n\n')}
`
}

/** An older name is counted as a type of its own (decision 44). */
function countOf(types) {
  const older = types.flatMap(({ type, definition }) =>
    definition.aliases.map(alias => [alias, type]),
  )
  const names = older.map(([alias, type]) => `${code(alias)} is another name of ${code(type)}`)
  const count = `There are ${types.length + older.length} types of nodes`
  return names.length > 0 ? `${count}; ${names.join(', ')}.` : `${count}.`
}

function pageOf(
  { type, definition, form, sample, server, rules },
  { partsOf, headings, hasPicture },
) {
  const picture = hasPicture
    ? `<img src="pictures/${type}.png" width="400" alt="What visitors see of this node">`
    : ''
  const sections = [
    cell(form.help),
    picture,
    namesOf(type, definition.aliases),
    ...fieldSections({ definition, form, server }, partsOf),
    exitsSection({ definition, form, sample }),
    `## Sample\n\n\`\`\`json\n${json({ id: type, type: `${type}-node`, data: sample })}\n\`\`\``,
    rulesOf(rules, headings),
    '[All node types](README.md)',
  ]
  return `${pageHead(cell(form.title), `runtime/nodes/${type}`)}\n${sections.filter(Boolean).join('\n\n')}\n`
}

function namesOf(type, aliases) {
  const older = aliases.flatMap(alias => [code(`${alias}-node`), code(alias)])
  const names = `Its \`type\` is ${code(`${type}-node`)} or ${code(type)}.`
  return older.length > 0 ? `${names} Older bots call it ${older.join(' or ')}.` : names
}

/** What browsers get stands apart from what only the server reads. */
function fieldSections({ definition, form, server }, partsOf) {
  const entries = Object.entries(form.fields)
  const open = Object.fromEntries(entries.filter(([, { isPublic }]) => isPublic))
  const shut = Object.fromEntries(entries.filter(([, { isPublic }]) => !isPublic))
  const kept = [
    ...(Object.keys(shut).length > 0 ? [fieldTable(shut, definition.schema, partsOf)] : []),
    ...(Object.keys(server?.fields ?? {}).length > 0
      ? [fieldTable(server.fields, server.schema, partsOf)]
      : []),
  ]
  const visible =
    Object.keys(open).length > 0
      ? `Visitors’ browsers get these fields.\n\n${fieldTable(open, definition.schema, partsOf)}`
      : 'Visitors’ browsers get none of this node’s fields.'
  return [
    `## Fields\n\n${visible}`,
    ...(kept.length > 0
      ? [`## Fields that stay on the server\n\n${keptWhy}\n\n${kept.join('\n\n')}`]
      : []),
  ]
}

const keptWhy =
  'No browser gets these fields. They stay on the server, so that no visitor can read keys, addresses and what is meant for others ([decision 27](../decisions.md#27-keys-stay-on-the-server)).'

function rulesOf(numbers, headings) {
  const links = numbers
    .filter(number => !general.includes(number) && headings.has(number))
    .map(number => `[${headings.get(number)}](../decisions.md#${anchorOf(headings.get(number))})`)
  return links.length > 0 ? `The exact rules: ${links.join(', ')}.` : ''
}

/** The headings of the decisions, by number. */
function headingsOf(text) {
  return new Map(
    [...text.matchAll(/^### ((\d+)\. .+)$/gm)].map(([, heading, number]) => [
      Number(number),
      heading,
    ]),
  )
}
