import { readTag } from './read-tag.js'
import '../contents/text/trusted-types.js'

/** The Trusted Types policy's name, for pages whose `trusted-types` directive lists the names it allows. */
const policyName = 'talkgraph-loader'

/** Fetches the one file as if `tag` had been pasted for it; resolves to false when it did not come, and tries again when asked again. */
export type LoadBundle = (tag: HTMLScriptElement) => Promise<Event | false>

/** Makes the fetching of the one file, once for all widgets of a page. */
export function createBundle(address: string): LoadBundle {
  let loading: Promise<Event | false> | undefined
  let isTold = false
  let trusted: unknown
  // Whatever it is asked for, the policy gives this one address. Policies stay for ever: a function of this file's would
  // keep all of the file in memory.
  const createScriptURL: (text: string) => string = address.valueOf.bind(address)

  return tag => {
    loading ??= insert(tag).catch(() => {
      loading = undefined
      if (!isTold) tell(address)
      isTold = true
      return false
    })
    return loading
  }

  function insert(tag: HTMLScriptElement): Promise<Event> {
    const script = document.createElement('script')
    for (const { name, value } of tag.attributes)
      if (name.startsWith('data-')) script.setAttribute(name, value)
    script.nonce = tag.nonce || readTag(tag, 'nonce')
    script.crossOrigin = tag.crossOrigin
    return new Promise((resolve, reject) => {
      script.onload = resolve
      script.onerror = error => {
        script.remove()
        reject(error)
      }
      trusted ??=
        window.trustedTypes
          ?.createPolicy(policyName, { createScriptURL })
          .createScriptURL(address) ?? address
      Reflect.set(script, 'src', trusted)
      document.head.append(script)
    })
  }
}

function tell(address: string): void {
  // biome-ignore lint/suspicious/noConsole: the one line that tells developers
  console.error(
    `Talkgraph: ${address} did not load. Is it allowed by script-src, trusted-types ${policyName}?`,
  )
}
