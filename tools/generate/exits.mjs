import { parse } from 'valibot'
import { cell, code, table } from './markdown.mjs'

const mostRows = 5
const guide = '../write-a-bot.md#edges-and-handles'

/** The section about the ways out of a type: what each is called, and how an edge names it. */
export function exitsSection({ definition, form, sample }) {
  const data = parse(definition.schema, sample)
  const rows = form.exits.map(exit => [cell(exit.title), handleOf(exit), labelOf(exit)])
  const notes = [...new Set(form.exits.flatMap(({ edges }) => (edges ? [edges] : [])))]
  const branches = form.exits.some(({ handle }) => handle !== null)
  return [
    '## Exits',
    table(['exit', 'handle of its edge', 'its name stands in'], rows),
    ...notes,
    ...(branches
      ? [`[Edges and handles](${guide}) tells which edge is taken if none has such a handle.`]
      : []),
    ...exampleOf({ definition, form, data }),
  ].join('\n\n')
}

function handleOf({ handle, edges }) {
  if (handle === null) return `none: the [plain edge](${guide})`
  const isUsual = edges === undefined && !handle.startsWith('source-')
  return isUsual ? `${code(handle)} or ${code(`source-${handle}`)}` : code(handle)
}

const labelOf = ({ label }) => (label === undefined ? '' : code(label))

/** What the exits of the sample are, with the names of their edges in the order in which they are tried. */
function exampleOf({ definition, form, data }) {
  const branching = form.exits.filter(({ handle }) => /<\w+>/.test(handle ?? ''))
  const handles = definition
    .exits(data)
    .filter(handle => branching.some(exit => partOf(exit, handle)))
  if (handles.length === 0) return []
  const rows = handles.slice(0, mostRows).map(handle => {
    const exit = branching.find(found => partOf(found, handle))
    const names = definition.edgeNames(handle, data, new Set())
    return [wordsOf(exit, handle, data), [...new Set(names)].map(code).join(', then ')]
  })
  const more = handles.length > rows.length ? [['…', '…']] : []
  return [
    'In the sample below, an edge may name the exits like this. The names are tried in this order.',
    table(['exit', 'names of its edge'], [...rows, ...more]),
  ]
}

/** What stands for `<id>` or `<n>` in a handle that fits an exit's pattern. */
function partOf({ handle }, found) {
  const pattern = handle.replace('<id>', '(.+)').replace('<n>', '(-?\\d+)')
  return new RegExp(`^${pattern}$`).exec(found ?? '')?.[1]
}

/** The label that the exit has in the data, otherwise its handle. */
function wordsOf(exit, handle, data) {
  const part = partOf(exit, handle)
  if (exit.label === undefined) return code(handle)
  const path = exit.label.replace(/<id>|<n>/, part).split('.')
  return cell(String(path.reduce((inner, name) => step(inner, name), data)))
}

const step = (inner, name) =>
  Array.isArray(inner)
    ? (inner.find(({ id }) => id === name) ?? inner[Number(name)])
    : inner?.[name]
