/**
 * The guides in the order in which they are read, by their names in docs/ without `.md`. What lies in a folder of the same name
 * follows a guide, in the order in which the guide links it.
 */
export const guideOrder: readonly { readonly name: string; readonly guides: readonly string[] }[] = [
  { name: 'Put it on a page', guides: ['embed'] },
  { name: 'Make a bot', guides: ['studio', 'write-a-bot', 'nodes', 'lint', 'customizations'] },
  { name: 'Talk with visitors', guides: ['channels', 'desk', 'results'] },
  { name: 'Build on it', guides: ['api', 'builder', 'mcp'] },
  { name: 'Run a server', guides: ['operations', 'accounts', 'site', 'privacy', 'security'] },
  { name: 'How it is made', guides: ['architecture', 'decisions', 'dependencies'] },
]
