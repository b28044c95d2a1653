/** The customizations: each field with what it is for, its default, and its bounds. */
export function customizationsSchema(fields, forms) {
  return {
    title: 'Customizations',
    description: 'How the bot looks. What is missing or cannot be read has its default.',
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        {
          title: forms[name].title,
          description: forms[name].help,
          ...typesOf(field, forms[name]),
          default: field.default,
        },
      ]),
    ),
  }
}

function typesOf(field, { choices }) {
  switch (field.kind) {
    case 'flag':
      return { type: ['boolean', 'string'], pattern: '^(true|false)$' }
    case 'number':
      return { type: ['number', 'string'], ...boundsOf(field) }
    case 'urls':
      return { type: ['array', 'string'], items: { type: 'string' } }
    case 'choice':
      return {
        type: 'string',
        enum: Object.keys(choices),
        enumDescriptions: Object.values(choices),
      }
    case 'text':
      return { type: ['string', 'number'] }
    default:
      return { type: 'string' }
  }
}

/** The least and the largest whole number that the field reads. */
function boundsOf({ parse }) {
  const read = Array.from({ length: 100_001 }, (_, number) => number).filter(
    number => parse(number) !== undefined,
  )
  return { minimum: read[0], maximum: read.at(-1) }
}
