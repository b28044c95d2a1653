import { cell, code, pageHead, table } from './markdown.mjs'
import '../typescript-hooks.mjs'

const kinds = {
  text: 'text',
  flag: '`true` or `false`',
  number: 'number',
  colour: 'colour',
  font: 'font families',
  url: 'web address',
  urls: 'list of addresses',
}

/** The reference of customizations, by path. */
export async function customizationsPage() {
  const { fields, presets } = await import('../../themes/index.ts')
  const { customizationForms, customizationGroups } = await import('../../themes/fields.form.ts')
  const { presetForms } = await import('../../themes/presets/presets.form.ts')
  const { darkValues } = await import('../../themes/dark.ts')
  const groups = Object.entries(customizationGroups).map(([group, title]) => {
    const rows = Object.entries(customizationForms)
      .filter(([, form]) => form.group === group)
      .map(([name, form]) => rowOf(name, form, fields[name]))
    return `## ${title}\n\n${table(['name', 'what it does', 'kind', 'default', 'CSS variable'], rows)}`
  })
  const sections = [
    introduction,
    ...groups,
    presetsSection(presets, presetForms),
    darkSection(darkValues, fields),
    contrast,
  ]
  return {
    'docs/customizations.md': `${pageHead('Customizations', 'themes')}\n${sections.join('\n\n')}\n`,
  }
}

const introduction = `A bot's \`customizations\` say how it looks. Each of them may be left out, and a value that cannot be read counts as missing. Those that a page hands to \`mount\`
win over those of the bot: [Looks](embed.md#looks).

\`\`\`json
{ "customizations": { "headerBgColor": "#1d6b45", "logoText": "Corner Bakery", "fontSize": 16 } }
\`\`\`

- A colour is written as \`#hex\`, \`rgb()\`, \`hsl()\` or a CSS colour name.
- A size is a number of CSS pixels: \`12\`, \`"12"\` and \`"12px"\` are the same.
- An address begins with \`https://\`, \`http://\` or \`data:image/\`, or is relative.
- The CSS variable is the one that the widget's styles use. It is listed for those who read them; to change a look, change the customization.`

const contrast = `## Contrast

The defaults and all presets reach the contrast of 4.5:1 that WCAG 2.2 AA asks for, the two high-contrast presets 7:1. Nobody checks colours of your own: choose a text and
what it stands on together, such as \`botTextColor\` and \`botMsgColor\`. Only the icon of the launcher and the composer choose between dark and light by themselves.`

function rowOf(name, { title, help, choices }, field) {
  return [
    code(name),
    `**${cell(title)}.** ${cell(help)}`,
    kindOf(field, choices),
    defaultOf(field.default),
    field.cssVariable ? code(field.cssVariable) : '',
  ]
}

function kindOf({ kind, unit, parse }, choices) {
  if (choices)
    return Object.entries(choices)
      .map(([value, title]) => `${code(value)} (${cell(title)})`)
      .join(', ')
  if (kind !== 'number') return kinds[kind]
  const [least, most] = limitsOf(parse)
  return `${least.toLocaleString('en')} to ${most.toLocaleString('en')}${unit === 'px' ? ' px' : ''}`
}

function defaultOf(value) {
  if (Array.isArray(value)) return value.length > 0 ? code(value.join(', ')) : 'none'
  return value === '' ? 'blank' : code(String(value))
}

/** The least and the most that a number may be, found by trying. */
function limitsOf(parse) {
  const taken = Array.from({ length: 200_001 }, (_, index) => index - 100_000).filter(
    number => parse(number) !== undefined,
  )
  return [taken[0], taken.at(-1)]
}

function presetsSection(presets, forms) {
  const colours = ['headerBgColor', 'botMsgColor', 'userMsgColor', 'chatBgColor']
  const rows = Object.entries(presets).map(([id, { name, customizations }]) => [
    code(id),
    cell(name),
    cell(forms[id]),
    ...colours.map(colour => (customizations[colour] ? code(customizations[colour]) : '')),
  ])
  return `## Presets

Presets are looks made in advance. They come with the npm package, as \`presets\` in \`talkgraph/themes\`. The file for script tags does not carry them.

${table(['id', 'name', 'how it looks', ...colours.map(code)], rows)}`
}

function darkSection(pairs, fields) {
  const rows = pairs.map(values => {
    const names = Object.keys(values)
    const list = read => names.map(name => code(read(name))).join(', ')
    return [list(name => name), list(name => fields[name].default), list(name => values[name])]
  })
  return `## Dark values

With \`colorScheme: 'dark'\`, or \`'auto'\` on a page that is dark, customizations that nobody has set take these values. Names in one line change together: if one of them is
set, all of them stay as they are ([Looks](embed.md#looks)).

${table(['name', 'default', 'in the dark'], rows)}`
}
