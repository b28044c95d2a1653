import type { PluginFile } from '@talkgraph/wire/plugins'
import type { Problem } from '../../runtime/index.js'

type Fetched = { readonly plugin: unknown } | { readonly problem: Problem }

/** Is it a file of a plug-in, as a server writes it into a bot? */
export function isPluginFile(file: unknown): file is PluginFile {
  return (
    file instanceof Object &&
    ['name', 'src', 'integrity'].every(key => typeof Reflect.get(file, key) === 'string')
  )
}

/** Fetches a plug-in of a server's, if it is what its integrity says. Never rejects. */
export async function fetchPlugin(
  { name, src, integrity }: PluginFile,
  server: string,
): Promise<Fetched> {
  try {
    const address = new URL(`${server}${src}`).href
    await check(address, integrity)
    return { plugin: { ...(await import(/* @vite-ignore */ address)) } }
  } catch (reason) {
    const message = `The plug-in "${name}" could not be fetched, so its steps are passed: ${reason}`
    return { problem: { code: 'PLUGIN_BROKEN', message } }
  }
}

/** A module that was preloaded is what is imported: `import` itself can check nothing. */
function check(href: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link')
  if (!link.relList.supports('modulepreload'))
    return fetch(href, { integrity, credentials: 'omit' })
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => reject('it is not what the server has said, or the page does not allow it')
    Object.assign(link, {
      rel: 'modulepreload',
      crossOrigin: 'anonymous',
      nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce,
      integrity,
      href,
    })
    document.head.append(link)
  }).finally(() => link.remove())
}
