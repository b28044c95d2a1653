import '../typescript-hooks.mjs'

/** The reference of the command line: what each command says of itself, by path. */
export async function commandPage() {
  const { commands } = await import('../../cli/commands.ts')
  const { helpOf } = await import('../../cli/command.ts')
  const sections = commands.map(
    command => `## ${command.name}\n\n\`\`\`text\n${helpOf(command).trimEnd()}\n\`\`\``,
  )
  const links = commands.map(({ name, about }) => `- [${name}](#${name}): ${about}`)
  return {
    'docs/command-line.md': `<!-- Written by \`npm run generate\` from cli/. Do not edit. -->

# The command line

The package \`talkgraph\` brings \`play\`, \`lint\`, \`test\`, \`import\`, \`mcp\` and \`completion\`. The other commands come with \`@talkgraph/server\`; where that is not installed they say how to get it, and their help is there all the same.

\`talkgraph --version\` prints the version, \`talkgraph NAME --help\` all about one command. A command exits with 0 when it has done what was asked, and otherwise with what stands at it. An unknown command exits with 1. What is wrong goes to the
standard error, with the usage beneath; what programs read goes to the standard output.

${links.join('\n')}

${sections.join('\n\n')}
`,
  }
}
