import { createContext } from 'react'
import type { SecretReference } from 'talkgraph/builder'
import { api } from '#api/client.js'

/** Keeps a secret on the server; resolves to what stands for it in the draft. Throws an `ApiProblem`. */
export type KeepSecret = (text: string) => Promise<SecretReference>

/** How fields keep secrets; null where they cannot. */
export const KeepSecretContext = createContext<KeepSecret | null>(null)

/** Keeps secrets for a bot, and for all others of its account. */
export async function keepSecret(botId: string, value: string): Promise<SecretReference> {
  return (await api.keepSecret({ chatbotId: botId, body: { value } })).reference
}
