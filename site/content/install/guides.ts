import nextClient from '../../../examples/next/app/client/page.jsx?raw'
import nextPage from '../../../examples/next/app/page.jsx?raw'
import liquid from '../../../examples/shopify/extensions/chat/blocks/chat.liquid?raw'
import plugin from '../../../examples/wordpress/plugin/talkgraph-chat.php?raw'
import { excerpt, type InstallGuide } from './guide.js'
import { addToReact, before, integrations, tag } from './sections.js'

const overview = (text: string, ...more: string[]) => ({
  id: 'overview',
  title: 'Overview',
  paragraphs: [text, ...more],
})

/** How a bot comes onto any page. */
const generic: InstallGuide = {
  slug: '',
  name: 'Any page',
  title: 'Install guide',
  lead: '[[resources.minutes]]',
  sections: [
    overview(
      'A chatbot is put on a page with one line. It loads a small script that draws the launcher, and fetches the chat itself when your page is at rest, so that nothing is held up.',
      'Every version that you publish afterwards is shown within a minute. The line stays as it is.',
    ),
    {
      id: 'installation-steps',
      title: 'Installation steps',
      paragraphs: [
        'Put the line before the end of the body, on every page that shall have the chat.',
      ],
      code: { title: 'HTML', text: tag },
    },
    {
      id: 'video-tutorial',
      title: 'Video tutorial',
      paragraphs: [
        'What visitors then see: the launcher, the chat that it opens, and a conversation.',
      ],
      hasVideo: true,
    },
    ...before,
    addToReact,
    integrations,
  ],
}

const next: InstallGuide = {
  slug: 'next',
  name: 'NextJS',
  title: 'Install guide for NextJS',
  lead: 'A server component may use the widget as it is.',
  sections: [
    overview(
      'The package brings a component that carries ‘use client’ itself, so a page of the app router needs nothing more.',
    ),
    ...before,
    {
      id: 'adding',
      title: 'Adding to a NextJS app',
      paragraphs: [
        'Install the package talkgraph from npm and use the component. In app/layout.jsx it stays when visitors go to other pages.',
      ],
      code: { title: 'app/page.jsx', text: nextPage.trim() },
    },
    {
      id: 'listening',
      title: 'Listening to what happens',
      paragraphs: ['Handlers are functions, and functions belong to client components.'],
      code: { title: 'app/client/page.jsx', text: excerpt(nextClient, '<ChatWidget', '/>') },
    },
  ],
}

const react: InstallGuide = {
  slug: 'react',
  name: 'React',
  title: 'Install guide for React',
  lead: 'One component, with your own React.',
  sections: [
    overview('The component takes the options of the widget as props and its events as handlers.'),
    ...before,
    addToReact,
  ],
}

const shopify: InstallGuide = {
  slug: 'shopify',
  name: 'Shopify',
  title: 'Install guide for Shopify',
  lead: 'A theme app extension that owners switch on in the theme editor.',
  sections: [
    overview(
      'The extension adds an app embed. An owner switches it on under Online Store, Themes, Customize, App embeds, and enters server and bot there.',
    ),
    ...before,
    {
      id: 'adding',
      title: 'Adding to a shop',
      paragraphs: [
        'Put the extension into the extensions folder of your app and run shopify app deploy. This is its block:',
      ],
      code: { title: 'blocks/chat.liquid', text: liquid.trim() },
    },
    {
      id: 'without-an-app',
      title: 'Without an app',
      paragraphs: ['Paste the line into layout/theme.liquid, before the end of the body.'],
      code: { title: 'layout/theme.liquid', text: tag },
    },
  ],
}

const wordpress: InstallGuide = {
  slug: 'wordpress',
  name: 'WordPress',
  title: 'Install guide for WordPress',
  lead: 'A plugin with a page of settings, which leaves nothing behind.',
  sections: [
    overview(
      'The plugin puts a bot on every page. It brings the scripts along and has two settings: the server and the bot.',
    ),
    ...before,
    {
      id: 'adding',
      title: 'Adding to a WordPress site',
      paragraphs: [
        'Upload the plugin under Plugins, Add New, and fill in Settings, Talkgraph Chat. This is how it puts the tag on a page:',
      ],
      code: {
        title: 'talkgraph-chat.php',
        text: excerpt(
          plugin,
          'function talkgraph_chat_attributes',
          "add_filter( 'wp_script_attributes'",
        ),
      },
    },
  ],
}

/** The install guides, the general one first. */
export const installGuides: readonly InstallGuide[] = [generic, next, react, shopify, wordpress]

/** The address of a guide. */
export const guidePath = (slug: string): string => `/resources/install-guide${slug && `/${slug}`}`
