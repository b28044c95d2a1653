import { cell, code, table } from './markdown.mjs'

const kinds = {
  words: 'text for people',
  text: 'text',
  'long-text': 'text of several lines',
  id: 'id',
  variable: 'name of a variable',
  value: 'value',
  number: 'number',
  choice: 'one of the choices',
  image: 'address of an image',
  media: 'address of a media file',
  address: 'web address',
  email: 'e-mail address',
  secret: 'secret',
  date: 'date, `YYYY-MM-DD`',
  time: 'time, `HH:MM`',
  weekday: 'weekday',
  'time-zone': 'time zone',
  node: 'id of a node',
  switch: '`true` or `false`',
  list: 'list of objects',
  group: 'object',
  json: 'JSON of any shape',
}

/** A table of fields, those inside a list as `options[].label`. `partsOf` reads what a schema says. */
export function fieldTable(fields, schema, partsOf) {
  return table(
    ['field', 'what it is', 'kind', 'default', 'translatable', 'older names'],
    rowsOf(fields, schema, partsOf, ''),
  )
}

function rowsOf(fields, schema, partsOf, prefix) {
  const { entries = {}, older = {} } = partsOf(schema)
  return Object.entries(fields).flatMap(([name, field]) => {
    const parts = partsOf(entries[name])
    const olderNames = Object.keys(older).filter(from => older[from] === name)
    const row = [
      code(prefix + name),
      describe(field),
      kindOf(field),
      fallbackOf(field, parts),
      field.translatable ? 'yes' : '',
      olderNames.map(code).join(', '),
    ]
    if (!field.fields) return [row]
    const inside = field.kind === 'list' ? `${prefix}${name}[].` : `${prefix}${name}.`
    return [row, ...rowsOf(field.fields, parts.item ?? entries[name], partsOf, inside)]
  })
}

function describe({ title, help, choices, entry, example = entry?.example }) {
  const offered = (choices ?? []).map(choice =>
    choice.value === choice.title
      ? code(choice.value)
      : `${choiceOf(choice)} (${cell(choice.title)})`,
  )
  const all = `${help} ${entry?.help ?? ''}`
  return [
    `**${cell(title)}.** ${cell(help)}`,
    ...(entry ? [`Each: ${cell(entry.help)}`] : []),
    ...(example && !all.includes(example) ? [`Such as ${code(example)}.`] : []),
    ...(offered.length > 0 ? [`Choices: ${offered.join(', ')}.`] : []),
  ].join(' ')
}

const choiceOf = ({ value }) => (value === '' ? 'blank' : code(value))

function kindOf({ kind, unit, entry, entryTitle }) {
  if (kind === 'texts') return `list of texts (${kinds[entry.kind]})`
  if (kind === 'list') return `list of objects (${cell(entryTitle)})`
  const words = kinds[kind]
  if (!words) throw new Error(`tools/generate/field-table.mjs has no words for the kind ${kind}`)
  return unit ? `${words} of ${unit}` : words
}

function fallbackOf({ whereBlank }, { fallback }) {
  if (whereBlank !== undefined) return `blank: the bot says “${cell(whereBlank)}”`
  if (fallback === undefined) return 'none'
  if (fallback === '') return 'blank'
  if (typeof fallback === 'object')
    return Object.keys(fallback).length > 0 ? code(JSON.stringify(fallback)) : 'none'
  return code(typeof fallback === 'string' ? fallback : JSON.stringify(fallback))
}
