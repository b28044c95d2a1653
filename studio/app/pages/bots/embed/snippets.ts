import { type EmbedChoices, placeSelector, usualChoices } from './choices.js'

/** What is pasted for one host. */
export interface Snippet {
  readonly id: string
  readonly host: string
  /** Where it goes, in a sentence or two. */
  readonly where: string
  readonly code: string
}

/** The snippets of a bot for each host, as docs/embed.md and its guides have them; the usual choices are not written. */
export function snippetsFor(
  id: string,
  server: string,
  chosen: Partial<EmbedChoices> = {},
): readonly Snippet[] {
  const source = `${server}/talkgraph-loader.js?bot=${id}`
  const { mode, start, persistence, locale } = { ...usualChoices, ...chosen }
  const fillsPlace = mode === 'inline' || mode === 'full-page'
  const opens = start === 'at-once' && !fillsPlace
  const options: readonly (readonly [name: string, value: string])[] = [
    ...(mode === 'live-chat' ? [] : [['mode', mode === 'inline' ? 'full-page' : mode] as const]),
    ...(mode === 'inline' ? [['target', placeSelector] as const] : []),
    ...(persistence === 'session' ? [] : [['persistence', persistence] as const]),
    ...(locale === '' ? [] : [['locale', locale] as const]),
  ]
  const attributes = options.map(([name, value]) => ` data-${name}="${value}"`).join('')
  const open = `<script>(window.Talkgraph = window.Talkgraph || []).push(['open', { chatbotId: '${id}' }])</script>`
  const tagAlone = `<script async src="${source}" data-chatbot-id="${id}"${attributes}></script>`
  const tag = opens ? `${tagAlone}\n${open}` : tagAlone
  const mounted = `mount({ chatbotId: '${id}', server: '${server}'${options.map(([name, value]) => `, ${name}: '${value}'`).join('')} })`
  const opened = (chat: string, indent: string) => (opens ? `\n${indent}${chat}.open()` : '')
  const component = fillsPlace ? 'ChatWindow' : 'ChatWidget'
  const props = [
    ...options.filter(([name]) => !fillsPlace || (name !== 'mode' && name !== 'target')),
  ].map(([name, value]) => ` ${name}="${value}"`)
  const reactProps = `${props.join('')}${opens ? ' customizations={{ botAutoOpen: true }}' : ''}`
  const custom = (where: string) => `${where} Paste this and save.`
  return [
    {
      id: 'html',
      host: 'HTML',
      where: 'Paste it into each page that shall have the chat, anywhere before </body>.',
      code: tag,
    },
    {
      id: 'react',
      host: 'React',
      where:
        'Run npm install talkgraph, then put the component into the outermost component of the app.',
      code: `import { ${component} } from 'talkgraph/react'\n\nexport const Help = () => <${component} chatbotId="${id}" server="${server}"${reactProps} />`,
    },
    {
      id: 'next',
      host: 'Next',
      where: 'Put it into app/layout.jsx, and it stays when visitors go to other pages.',
      code: `import Script from 'next/script'\n\n<Script\n  src="${source}"\n  data-chatbot-id="${id}"${attributes.replaceAll(' data-', '\n  data-')}\n  strategy="afterInteractive"\n/>${opens ? `\n<Script id="open-chat">{\`(window.Talkgraph = window.Talkgraph || []).push(['open', { chatbotId: '${id}' }])\`}</Script>` : ''}`,
    },
    {
      id: 'vue',
      host: 'Vue',
      where: 'Run npm install talkgraph, then put it into the outermost component of the app.',
      code: `<script setup>\nimport { mount } from 'talkgraph'\nimport { onMounted, onUnmounted } from 'vue'\n\nlet chat\nonMounted(() => {\n  chat = ${mounted}${opened('chat', '  ')}\n})\nonUnmounted(() => chat.destroy())\n</script>`,
    },
    {
      id: 'angular',
      host: 'Angular',
      where:
        'Run npm install talkgraph, then put <site-chat /> into the outermost component of the app.',
      code: `import { afterNextRender, Component, DestroyRef, inject } from '@angular/core'\nimport { mount } from 'talkgraph'\n\n@Component({ selector: 'site-chat', template: '' })\nexport class Chat {\n  constructor() {\n    const destroyed = inject(DestroyRef)\n    afterNextRender(() => {\n      const chat = ${mounted}${opened('chat', '      ')}\n      destroyed.onDestroy(() => chat.destroy())\n    })\n  }\n}`,
    },
    {
      id: 'svelte',
      host: 'Svelte',
      where: 'Run npm install talkgraph, then put it into src/routes/+layout.svelte.',
      code: `<script>\nimport { onMount } from 'svelte'\nimport { mount } from 'talkgraph'\n\nonMount(() => {\n  const chat = ${mounted}${opened('chat', '  ')}\n  return () => chat.destroy()\n})\n</script>`,
    },
    {
      id: 'astro',
      host: 'Astro',
      where: 'Put it into the head of the layout.',
      code: tag.replaceAll('<script', '<script is:inline'),
    },
    {
      id: 'shopify',
      host: 'Shopify',
      where: 'Online Store > Themes > Edit code: paste it into layout/theme.liquid before </body>.',
      code: tag,
    },
    {
      id: 'wordpress',
      host: 'WordPress',
      where:
        'Paste it into functions.php of a child theme, or into a plugin for code snippets. Exclude talkgraph-loader.js from plugins that combine scripts.',
      code: `add_action( 'wp_footer', function () {\n\t?>\n${tag}\n\t<?php\n} );`,
    },
    {
      id: 'webflow',
      host: 'Webflow',
      where: custom('Site settings > Custom code > Footer code.'),
      code: tag,
    },
    {
      id: 'wix',
      host: 'Wix',
      where: custom('Settings > Custom code > Add code, on all pages, at the end of the body.'),
      code: tag,
    },
    {
      id: 'squarespace',
      host: 'Squarespace',
      where: custom('Settings > Advanced > Code injection > Footer.'),
      code: tag,
    },
    {
      id: 'gtm',
      host: 'Tag Manager',
      where: 'Make a tag of the type Custom HTML with this text, and fire it on all pages.',
      code: `<script>\n  (() => {\n    var chat = document.createElement('script')\n    chat.async = true\n    chat.src = '${source}'\n    chat.setAttribute('data-chatbot-id', '${id}')\n${options.map(([name, value]) => `    chat.setAttribute('data-${name}', '${value}')\n`).join('')}    document.head.appendChild(chat)\n${opens ? `    ;(window.Talkgraph = window.Talkgraph || []).push(['open', { chatbotId: '${id}' }])\n` : ''}  })()\n</script>`,
    },
  ]
}
