import { fileSchema } from './bot-schema/file-schema.mjs'
import { customizationsSchema } from './bot-schema/looks-schema.mjs'
import { nodeDefinitions } from './bot-schema/node-schema.mjs'
import { settingsSchema } from './bot-schema/settings-schema.mjs'
import { loadTypes } from './sources.mjs'

/**
 * The text of bot.schema.json, by which an editor completes and checks a bot file. It is of draft 7, the newest that
 * all editors understand whole: VS Code knows newer ones only in part. `enumDescriptions` and `deprecationMessage` are
 * VS Code's own words, which others pass over.
 */
export async function botSchemaSource(root) {
  const types = await loadTypes(root)
  const { partsOf } = await import('../../runtime/bot/schema-parts.ts')
  const { botFileSchema } = await import('../../runtime/bot/bot.schema.ts')
  const { triggerSchema } = await import('../../runtime/bot/trigger.schema.ts')
  const { fields } = await import('../../themes/fields.ts')
  const { customizationForms } = await import('../../themes/fields.form.ts')
  const { definitions, ...file } = fileSchema(botFileSchema, triggerSchema, types)
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A bot of Talkgraph',
    description:
      'A conversation as a graph: nodes that say, ask or decide, and the edges between them.',
    ...file,
    definitions: {
      ...definitions,
      customizations: customizationsSchema(fields, customizationForms),
      settings: settingsSchema,
      ...nodeDefinitions(types, partsOf),
    },
  }
  return `${JSON.stringify(schema, null, 1)}\n`
}
