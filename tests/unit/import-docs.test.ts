import { expect, test } from 'vitest'
import { blockTypes } from '../../runtime/import/typebot/import-flow.js'
import { forms } from '../../runtime/nodes/descriptions.js'
import { readFiles } from './repository.js'

const [{ text = '' } = {}] = readFiles(['docs'], /^docs\/studio\/import\.md$/)

const rows = blockTypes.map(({ title, types, becomes, told }) => {
  const steps = becomes.map(type => `[${forms[type].title}](../nodes/${type}.md)`).join(', ')
  return `| ${title} | ${types.map(type => `\`${type}\``).join(', ')} | ${steps || 'told, nothing'} | ${told} |`
})

test('docs/studio/import.md says of every type of block what it becomes and what is told', () => {
  const written = text.split('\n').filter(line => /^\| [^|]+ \| `/.test(line))
  expect(written).toEqual(rows)
})
