import type { Rule } from '../rule.js'

export const imageWithoutAlt: Rule = {
  id: 'image-without-alt',
  severity: 'warning',
  title: 'An image without a description',
  explanation: 'A visitor who cannot see the image learns nothing of what it shows.',
  remedy: 'Say in “alt” what the image shows, in a few words.',
  *check({ nodes }) {
    for (const { id, fields } of nodes)
      for (const { form, value, beside } of fields)
        if (
          'describedBy' in form &&
          form.describedBy &&
          String(value).trim() &&
          !String(beside[form.describedBy]).trim()
        )
          yield { nodeId: id, field: form.describedBy, message: 'The image has no description.' }
  },
}
