import { fillAddress, noAddress } from '../../session/placeholders.js'
import { isLinkAddress, isMediaAddress, isSecureAddress } from '../../validate/address.js'
import type { LintedField } from '../fields-in.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

export const blockedAddress: Rule = {
  id: 'blocked-address',
  severity: 'warning',
  title: 'An address that is not shown',
  explanation:
    'Pictures, media and links are shown from http and https alone, links to mailto and tel too, and pages in frames by https alone. The host of an address must be written out: a placeholder in it could lead visitors anywhere (decisions 50 and 66).',
  remedy: 'Give an address that begins with https://, and write its host out.',
  *check({ nodes }) {
    for (const { id, fields } of nodes)
      for (const field of fields)
        if (isBlocked(field))
          yield {
            nodeId: id,
            field: field.path,
            message: `Nothing is shown from the address ${quote(String(field.value))}.`,
          }
  },
}

function isBlocked({ form, value, isPublic }: LintedField): boolean {
  if (!isPublic || typeof value !== 'string' || value.trim() === '') return false
  const address = fillAddress(value, { get: () => 'x' })
  if (address === noAddress) return ['image', 'media', 'address'].includes(form.kind)
  if (form.kind === 'image') return !isMediaAddress(address, 'image')
  if (form.kind === 'media') return !isMediaAddress(address, 'video')
  if (form.kind !== 'address') return false
  if ('isFile' in form && form.isFile) return !isMediaAddress(address, 'file')
  return 'isSecure' in form && form.isSecure ? !isSecureAddress(address) : !isLinkAddress(address)
}
