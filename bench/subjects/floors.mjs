import { bundled, greeting } from './paths.mjs'

/** What is left when everything is left out: a shadow root with a button that shows a paragraph. */
export const shadowButton = {
  slug: 'shadow-button',
  name: 'floor: an empty shadow root with a button',
  about: 'ours, for comparison',
  files: { 'floor.js': bundled('shadow-button.js') },
  body: base => `<script async src="${base}/floor.js"></script>`,
  launcher: { path: 'body > div >>> button' },
  message: { path: 'body > div >>> p', text: greeting },
}

/** The libraries that ours stands on, with as little as makes a chat of them. */
export const bareChat = {
  slug: 'bare-chat',
  name: 'floor: a bare chat of Preact, XState and DOMPurify',
  about: 'ours, for comparison',
  files: { 'floor.js': bundled('bare-chat.js') },
  body: base => `<script async src="${base}/floor.js"></script>`,
  launcher: { path: 'body > div >>> button' },
  message: { path: 'body > div >>> .bubble', text: greeting },
}

/** The page without anything on it. */
export const blank = {
  slug: 'blank',
  name: 'the page alone',
  about: 'the same page without a script',
}
