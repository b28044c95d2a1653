import { defineForm, defineSample } from '../../node/form.js'
import { nextExit } from '../../patterns/question-fields.form.js'
import { htmlSchema } from './index.js'

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

export const htmlSample = defineSample(htmlSchema, {
  html: '<h3>Opening hours</h3><ul><li>Tuesday to Friday: 7 to 18</li><li>Saturday: 7 to 14</li></ul>',
})
