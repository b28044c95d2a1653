import { bundled, greeting } from './paths.mjs'

/** A package for bundlers: bundled here with React, as a site that has no React yet would get it. */
export const reactChatbotify = {
  slug: 'react-chatbotify',
  name: 'react-chatbotify',
  about: 'bundled with React 19 by Vite; needs no backend; its pause before a message off',
  files: {
    'bundle.js': bundled('react-chatbotify.js'),
    'bundle.css': bundled('react-chatbotify.css'),
  },
  head: base => `<link href="${base}/bundle.css" rel="stylesheet">`,
  body: base => `<div id="root"></div><script type="module" src="${base}/bundle.js"></script>`,
  launcher: { path: '.rcb-toggle-button' },
  message: { path: '.rcb-bot-message', text: greeting },
}
