import { CallError } from '../../platform/outbound/index.js'
import { headerValue } from '../call/fill-headers.js'
import type { AllowedProvider } from './allowed-providers.js'

const azureVersion = '2024-10-21'

/** Where a chat completion is asked for. Azure names the model in the path and wants the version of its API. */
export const completionsAddress = (provider: AllowedProvider, model: string): string =>
  addressOf(provider, model, 'chat/completions')

/** Where embeddings are asked for. */
export const embeddingsAddress = (provider: AllowedProvider, model: string): string =>
  addressOf(provider, model, 'embeddings')

function addressOf({ kind, url }: AllowedProvider, model: string, call: string): string {
  if (kind !== 'azure') return `${url}/${call}`
  const address = new URL(url)
  if (address.pathname === '/') {
    if (model === '')
      throw new CallError('The step names no model, which for Azure is the deployment')
    address.pathname = `/openai/deployments/${encodeURIComponent(model)}`
  }
  address.pathname = `${address.pathname.replace(/\/$/, '')}/${call}`
  if (!address.searchParams.has('api-version'))
    address.searchParams.set('api-version', azureVersion)
  return address.href
}

/** The header with the step's key; none without a key. */
export function keyHeader({ kind }: AllowedProvider, key: string): Record<string, string> {
  if (key === '') return {}
  return kind === 'azure'
    ? { 'api-key': headerValue(key) }
    : { authorization: headerValue(`Bearer ${key}`) }
}
