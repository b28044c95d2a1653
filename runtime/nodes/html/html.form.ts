import { defineForm } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { htmlSchema } from './html.schema.js'

export const htmlForm = defineForm(htmlSchema, {
  title: 'HTML',
  group: 'says',
  help: 'Shows a message that you write in HTML, and goes on.',
  fields: {
    html: {
      title: 'HTML',
      help: 'Headings, lists, links and the like; scripts are removed. Values of {placeholders} appear as plain text.',
      kind: 'words',
      translatable: true,
      isLong: true,
      isPublic: true,
    },
  },
  exits: nextExit,
})
