/** The forms of options that come from a list in a variable. */
export const listedOptionForms = {
  optionsFrom: {
    title: 'Options from a list',
    help: 'A placeholder whose value is a list, such as a webhook’s answer. Its entries are offered first, then the options above.',
    kind: 'value',
    example: '{slots}',
    isPublic: true,
    isRare: true,
  },
  labelField: {
    title: 'Text of an entry',
    help: 'For a list of objects: the field that stands on the button.',
    kind: 'text',
    example: 'label',
    isPublic: true,
    isRare: true,
  },
  idField: {
    title: 'Id of an entry',
    help: 'For a list of objects: the field that names the option’s way on. Without such a way the plain one is taken.',
    kind: 'text',
    example: 'id',
    isPublic: true,
    isRare: true,
  },
} as const
