import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema'
import * as v from 'valibot'
import { entities } from '../entities.js'

/** The JSON Schema of a schema; what has a name of its own is referred to. */
export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, { ...config, definitions: entities })
  return rest
}

/** The JSON Schemas of everything that has a name of its own. */
export function entitySchemas(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(entities, config)
}

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // What these ask cannot be said in JSON Schema; the descriptions say it.
  ignoreActions: ['trim', 'to_lower_case', 'check', 'readonly'],
  overrideAction: ({ valibotAction, jsonSchema }) =>
    v.is(unicodePattern, valibotAction)
      ? { ...jsonSchema, pattern: valibotAction.requirement.source }
      : undefined,
  // A file of a form.
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'custom' ? { type: 'string', format: 'binary' } : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

/** Patterns of JSON Schema are read as Unicode anyway. */
const unicodePattern = v.object({
  type: v.literal('regex'),
  requirement: v.pipe(
    v.instance(RegExp),
    v.check(({ flags }) => flags === 'u'),
  ),
})
