import '../typescript-hooks.mjs'

const folder = 'docs/lint'

/** The reference of lint: a page for each rule, and an index, by path. */
export async function lintPages() {
  const { rules } = await import('../../runtime/lint/rules/index.ts')
  const { lookRules } = await import('../../themes/look-rules.ts')
  const all = [...rules, ...lookRules]
  const pages = all.map(rule => [`${folder}/${rule.id}.md`, pageOf(rule)])
  return { [`${folder}/README.md`]: indexOf(all), ...Object.fromEntries(pages) }
}

function indexOf(rules) {
  const rows = rules.map(
    ({ id, severity, title }) => `| [\`${id}\`](${id}.md) | ${severity} | ${title} |`,
  )
  return `${head('Lint', 'runtime/lint and themes/look-rules.ts')}
\`talkgraph lint BOT.json\` tells slips in a bot before a visitor meets them. Each finding names the node, the field, what is wrong and what to do. \`--json\` prints a list of
\`{ file, findings }\`, and a finding is \`{ rule, severity, nodeId, edgeId, field, message, remedy }\`. The ids of rules never change.

An error is something that cannot work. The command exits with 1, and a server refuses to publish the bot. A warning is most likely a slip; the command exits with 0, and publishing
tells it. An error in a node that no visitor comes to is a warning. Wrong use of the command exits with 2.

| rule | severity | what it finds |
|---|---|---|
${rows.join('\n')}

A builder calls the same function:

\`\`\`js
import { lintBot } from 'talkgraph/runtime'
import { lookRules } from 'talkgraph/themes'

const findings = lintBot(bot, { rules: lookRules })
\`\`\`
`
}

function pageOf({ id, severity, title, explanation, remedy }) {
  const usual =
    severity === 'error'
      ? 'An error: what it finds cannot work.'
      : 'A warning: what it finds is most likely a slip.'
  return `${head(title, `runtime/lint/rules/${id}.ts`.replace(/.*low-contrast.*/, 'themes/look-rules.ts'))}
The rule \`${id}\`. ${usual}

${linked(explanation)}

**What to do:** ${linked(remedy)}

[All rules](README.md)
`
}

const head = (title, source) =>
  `<!-- Written by \`npm run generate\` from ${source}. Do not edit. -->\n\n# ${title}\n`

/** Decisions lead to the page that has them. */
const linked = text => text.replace(/\(decision (\d+)\)/g, '([decision $1](../decisions.md))')
