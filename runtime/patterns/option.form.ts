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
  isPublic: true,
} as const

/** The way on where every option is blank (decision 46). */
export const noOptionsExit = { handle: null, title: 'There is nothing to choose from' } as const
