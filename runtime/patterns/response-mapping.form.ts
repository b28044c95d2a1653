/** The form of the parts of an answer that are kept. */
export const responseMappingForm = {
  title: 'Keep parts of the answer',
  help: 'Stores parts of a JSON answer in variables. A part that the answer does not hold empties its variable.',
  kind: 'list',
  entryTitle: 'Part',
  isPublic: true,
  fields: {
    path: {
      title: 'Path',
      help: 'Where the part stands, such as order.items[0].name. Blank, it is the whole answer.',
      kind: 'text',
      example: 'order.id',
      isPublic: true,
    },
    variableName: {
      title: 'Save as',
      help: 'The name under which texts and conditions find the part.',
      kind: 'variable',
      example: 'order_id',
      isPublic: true,
    },
  },
} as const
