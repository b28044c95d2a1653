import { type AnyFieldForm, asSecretReference } from 'talkgraph/builder'

/** What stands in a field, in words: choices by their titles, steps by their names, a secret by its last characters. */
export function sayFieldValue(
  form: AnyFieldForm,
  value: unknown,
  nameOf: (nodeId: string) => string = id => id,
): string {
  if (form.kind === 'secret')
    return ['••••••', asSecretReference(value)?.lastFour ?? ''].join(' ').trim()
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string') {
    if (form.kind === 'node') return nameOf(value)
    const choices = 'choices' in form ? (form.choices ?? []) : []
    return choices.find(choice => choice.value === value)?.title ?? value
  }
  if (Array.isArray(value) && value.every(entry => typeof entry === 'string'))
    return value.join('\n')
  return typeof value === 'number' ? String(value) : JSON.stringify(value, null, 2)
}
