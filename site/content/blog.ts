/** The words around the posts. */
export const blog = {
  title: 'Blog',
  description:
    'What was measured and learnt while Talkgraph was built, with the commands that bring the same figures on your machine.',
  feed: { title: 'Talkgraph blog', path: '/blog/rss.xml' },
} as const

/** The words around the changelog. */
export const changelog = {
  title: 'Changelog',
  description: 'What each version of Talkgraph changed, added and fixed for the people who use it.',
  feed: { title: 'Talkgraph versions', path: '/changelog/rss.xml' },
} as const
