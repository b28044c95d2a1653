import '../contents/text/trusted-types.js'

/** The Trusted Types policy's name, for pages whose `trusted-types` directive lists the names it allows. */
const policyName = 'talkgraph-loader'

/** Fetches the one file as if `tag` had been pasted for it; resolves to false when it did not come. Only `again` tries once more. */
export type LoadBundle = (tag: HTMLScriptElement, again?: boolean) => Promise<Event | false>

/** Makes the fetching of the one file, once for all widgets of a page. */
export function createBundle(address: string): LoadBundle {
  let loading: Promise<Event | false> | undefined
  let hasFailed = false
  let hasTold = false
  let trusted: unknown

  return (tag, again) => {
    if (!loading || (again && hasFailed)) {
      hasFailed = false
      loading = insert(tag).catch(() => {
        hasFailed = true
        if (!hasTold) tell(address)
        hasTold = true
        return false
      })
    }
    return loading
  }

  function insert(tag: HTMLScriptElement): Promise<Event> {
    const script = document.createElement('script')
    Object.assign(script.dataset, tag.dataset)
    script.nonce = tag.nonce || tag.dataset.nonce || ''
    script.crossOrigin = tag.crossOrigin
    return new Promise((resolve, reject) => {
      script.onload = resolve
      script.onerror = reject
      // Whatever it is asked for, the policy gives this one address.
      trusted ??=
        window.trustedTypes
          ?.createPolicy(policyName, { createScriptURL: (_text: string) => address })
          .createScriptURL(address) ?? address
      Reflect.set(script, 'src', trusted)
      document.head.append(script)
    })
  }
}

function tell(address: string): void {
  // biome-ignore lint/suspicious/noConsole: the one line that tells developers
  console.error(
    `Talkgraph: ${address} could not be loaded; a click tries again. Does the page allow it (script-src, trusted-types ${policyName})?`,
  )
}
