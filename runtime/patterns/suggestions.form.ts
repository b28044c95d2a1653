import { optionIdForm } from './option.form.js'

/** The forms of one suggestion. */
export const suggestionForms = {
  id: {
    ...optionIdForm,
    help: 'A short name that no other suggestion of this step has. It names the suggestion’s way on.',
    example: 'delivery',
  },
  title: {
    title: 'Text',
    help: 'What stands on it, and what the visitor says with it. A blank one is not offered.',
    kind: 'words',
    translatable: true,
    isPublic: true,
  },
  link: {
    title: 'Opens',
    help: 'An address that it opens in a new tab instead of saying something.',
    kind: 'address',
    example: 'https://shop.example/delivery',
    isPublic: true,
  },
} as const
