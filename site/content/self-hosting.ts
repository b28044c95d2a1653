/** The page about running the server oneself. */
export const selfHosting = {
  title: 'Run it yourself',
  lead: 'Bots, conversations, keys and files on a machine of your own: one process, one database, nothing that calls home.',
  commands: 'npm install talkgraph @talkgraph/server\nnpx talkgraph serve',
  afterwards:
    'You need Node 22 or newer. The server begins with an embedded database, prints the link that makes you its owner, and serves widget, studio, API and this site at one address.',
  parts: [
    {
      title: 'One process',
      text: 'SQLite is inside: a folder is all that there is to back up. On PostgreSQL any number of processes behave as one.',
    },
    {
      title: 'Your data stays with you',
      text: 'Nothing is sent to the makers. What a bot calls, and which AI it asks, is what you set.',
    },
    {
      title: 'Upgrades that migrate',
      text: 'A new version brings the database to its shape at the start; databases of earlier releases are tested with every change.',
    },
    {
      title: 'Free, with its source',
      text: 'Widget and server alike are under the MIT licence, for any use and any number of bots.',
    },
  ],
  more: [
    { name: 'Settings, proxies, backups', to: '/docs/operations' },
    { name: 'People and accounts', to: '/docs/accounts' },
    { name: 'What is kept of visitors', to: '/docs/privacy' },
    { name: 'What it promises against attacks', to: '/docs/security' },
  ],
} as const
