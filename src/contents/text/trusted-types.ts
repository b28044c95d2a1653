import type { TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib/index.js'

declare global {
  interface Window {
    trustedTypes?: TrustedTypePolicyFactory
  }
}

/** The policy's name, for pages whose `trusted-types` directive lists the names it allows. */
const policyName = 'talkgraph'

let policy: TrustedTypePolicy | null | undefined

/** The widget's one Trusted Types policy; null where there is none or the page does not allow it. */
export function trustedTypesPolicy(): TrustedTypePolicy | null {
  if (policy === undefined) policy = createPolicy()
  return policy
}

function createPolicy(): TrustedTypePolicy | null {
  try {
    return (
      window.trustedTypes?.createPolicy(policyName, {
        createHTML: html => html,
        createScript: refuse,
        createScriptURL: refuse,
      }) ?? null
    )
  } catch {
    return null
  }
}

function refuse(script: string): string {
  throw new TypeError(`Talkgraph makes no script from text or address: ${script}`)
}
