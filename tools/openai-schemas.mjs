// Cuts OpenAI's OpenAPI description down to the facts that tests check the AI step against. From the root of this
// repository, in a clone of openai/openai-openapi:
//   node tools/openai-schemas.mjs CLONE/openapi.json > server/steps/model/openai-chat.fixture.json
//   biome format --write server/steps/model/openai-chat.fixture.json
import { readFileSync } from 'node:fs'

const [source] = process.argv.slice(2)
if (source === undefined)
  throw new Error('Say where the description is: node tools/openai-schemas.mjs openapi.json')

const roots = ['CreateChatCompletionRequest', 'CreateChatCompletionStreamResponse']
const prose = /^(?:description|title|examples?|default|deprecated|externalDocs|discriminator|x-.*)$/
const facts =
  /^(?:type|format|required|enum|const|pattern|(?:m(?:in|ax)|exclusiveM(?:in|ax))[A-Za-z]*|uniqueItems)$/
const prefix = '#/components/schemas/'

const { schemas } = JSON.parse(readFileSync(source, 'utf8')).components
const reached = new Map()
for (const root of roots) reach(root)
console.log(
  JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $defs: Object.fromEntries([...reached].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }),
)

function reach(name) {
  if (reached.has(name)) return
  if (!schemas[name]) throw new Error(`The description has no schema ${name}`)
  reached.set(name, undefined)
  reached.set(name, strip(schemas[name]))
}

/** A schema without what says nothing about data. `nullable` is of OpenAPI 3.0: in 3.1 it has to be a type. */
function strip(schema) {
  if (typeof schema === 'boolean') return schema
  const { nullable, ...rest } = schema
  const stripped = Object.fromEntries(Object.entries(rest).flatMap(stripKeyword))
  return nullable ? { anyOf: [stripped, { type: 'null' }] } : stripped
}

function stripKeyword([keyword, value]) {
  if (prose.test(keyword)) return []
  if (facts.test(keyword)) return [[keyword, value]]
  switch (keyword) {
    case '$ref': {
      const name = value.slice(prefix.length)
      reach(name)
      return [[keyword, `#/$defs/${name}`]]
    }
    case 'items':
    case 'additionalProperties':
      return [[keyword, strip(value)]]
    case 'allOf':
    case 'anyOf':
    case 'oneOf':
      return [[keyword, value.map(strip)]]
    case 'properties':
      return [
        [keyword, Object.fromEntries(Object.entries(value).map(([name, of]) => [name, strip(of)]))],
      ]
    default:
      throw new Error(
        `The description uses the keyword ${keyword}, which is known neither as prose nor as fact`,
      )
  }
}
