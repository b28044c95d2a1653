import { join } from 'node:path'
import { fileSchema } from './bot-schema/file-schema.mjs'
import { customizationsSchema } from './bot-schema/looks-schema.mjs'
import { nodeDefinitions } from './bot-schema/node-schema.mjs'
import { settingsSchema } from './bot-schema/settings-schema.mjs'
import { load, readNodeTypes } from './node-types.mjs'

/**
 * The text of bot.schema.json, by which an editor completes and checks a bot file. It is of draft 7, the newest that
 * all editors understand whole: VS Code knows newer ones only in part. `enumDescriptions` and `deprecationMessage` are
 * VS Code's own words, which others pass over.
 */
export async function botSchemaSource(root) {
  const read = path => load(join(root, path))
  const types = await readNodeTypes(root)
  const { partsOf } = await read('runtime/bot/schema-parts.ts')
  const { botFileSchema } = await read('runtime/bot/bot.schema.ts')
  const { fields } = await read('themes/fields.ts')
  const { fieldForms } = await read('themes/fields.form.ts')
  const { definitions, ...file } = fileSchema(botFileSchema, types)
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A bot of Talkgraph',
    description: 'A conversation as a graph: nodes that say, ask or decide, and the edges between them.',
    ...file,
    definitions: {
      ...definitions,
      customizations: customizationsSchema(fields, fieldForms),
      settings: settingsSchema,
      ...nodeDefinitions(types, partsOf),
    },
  }
  return `${JSON.stringify(schema, null, 1)}\n`
}
