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
        if (form.kind === 'image' && String(value).trim() && 'alt' in beside && !String(beside.alt).trim())
          yield { nodeId: id, field: 'alt', message: 'The image has no description.' }
  },
}
