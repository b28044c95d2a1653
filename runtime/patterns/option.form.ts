/** The form of an option's id, where the option has a way on of its own. */
export const optionIdForm = {
  title: 'Id',
  help: 'A short name that no other option of this step has. It names the option’s way on.',
  kind: 'id',
  isPublic: true,
} as const

/** The form of an option's label. */
export const optionLabelForm = {
  title: 'Text',
  help: 'What stands on the button, as plain text. A blank one is not offered.',
  kind: 'words',
  translatable: true,
  option: 'always',
  isPublic: true,
} as const

/** How edges name the ways on of options that have a place and no id (decision 8). */
export const countedEdges =
  'The options are counted from 1. If any edge of the step is `source-0`, they are counted from 0.'

/** The way on where every option is blank (decision 46). */
export const noOptionsExit = { handle: null, title: 'There is nothing to choose from' } as const
