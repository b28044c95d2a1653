/** What is pasted for one host. */
export interface Snippet {
  readonly id: string
  readonly host: string
  /** Where it goes, in a sentence or two. */
  readonly where: string
  readonly code: string
}

/** Where a conversation is kept; the first is what a snippet that says nothing gets. */
export type Persistence = 'session' | 'local' | 'none'

/** The snippets of a bot for each host, as docs/embed.md and its guides have them. */
export function snippetsFor(
  id: string,
  server: string,
  persistence: Persistence = 'session',
): readonly Snippet[] {
  const source = `${server}/talkgraph-loader.js?bot=${id}`
  const isUsual = persistence === 'session'
  const kept = isUsual ? '' : ` data-persistence="${persistence}"`
  const tag = `<script async src="${source}" data-chatbot-id="${id}"${kept}></script>`
  const mounted = `mount({ chatbotId: '${id}', server: '${server}'${isUsual ? '' : `, persistence: '${persistence}'`} })`
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
      where: 'Run npm install talkgraph, then put the component into the outermost component of the app.',
      code: `import { ChatWidget } from 'talkgraph/react'\n\nexport const Help = () => <ChatWidget chatbotId="${id}" server="${server}"${kept.replace('data-', '')} />`,
    },
    {
      id: 'next',
      host: 'Next',
      where: 'Put it into app/layout.jsx, and it stays when visitors go to other pages.',
      code: `import Script from 'next/script'\n\n<Script\n  src="${source}"\n  data-chatbot-id="${id}"${kept && `\n ${kept}`}\n  strategy="afterInteractive"\n/>`,
    },
    {
      id: 'vue',
      host: 'Vue',
      where: 'Run npm install talkgraph, then put it into the outermost component of the app.',
      code: `<script setup>\nimport { mount } from 'talkgraph'\nimport { onMounted, onUnmounted } from 'vue'\n\nlet chat\nonMounted(() => {\n  chat = ${mounted}\n})\nonUnmounted(() => chat.destroy())\n</script>`,
    },
    {
      id: 'angular',
      host: 'Angular',
      where: 'Run npm install talkgraph, then put <site-chat /> into the outermost component of the app.',
      code: `import { afterNextRender, Component, DestroyRef, inject } from '@angular/core'\nimport { mount } from 'talkgraph'\n\n@Component({ selector: 'site-chat', template: '' })\nexport class Chat {\n  constructor() {\n    const destroyed = inject(DestroyRef)\n    afterNextRender(() => {\n      const chat = ${mounted}\n      destroyed.onDestroy(() => chat.destroy())\n    })\n  }\n}`,
    },
    {
      id: 'svelte',
      host: 'Svelte',
      where: 'Run npm install talkgraph, then put it into src/routes/+layout.svelte.',
      code: `<script>\nimport { onMount } from 'svelte'\nimport { mount } from 'talkgraph'\n\nonMount(() => {\n  const chat = ${mounted}\n  return () => chat.destroy()\n})\n</script>`,
    },
    {
      id: 'astro',
      host: 'Astro',
      where: 'Put it into the head of the layout.',
      code: tag.replace('<script async', '<script is:inline async'),
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
      code: `add_action( 'wp_footer', function () {\n\techo '${tag}';\n} );`,
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
      code: `<script>\n  (() => {\n    var chat = document.createElement('script')\n    chat.async = true\n    chat.src = '${source}'\n    chat.setAttribute('data-chatbot-id', '${id}')\n${isUsual ? '' : `    chat.setAttribute('data-persistence', '${persistence}')\n`}    document.head.appendChild(chat)\n  })()\n</script>`,
    },
  ]
}
