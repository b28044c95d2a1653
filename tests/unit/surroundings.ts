import ts from 'typescript'

const clocks = ['Date.now', 'performance.now', 'performance.timeOrigin', 'Temporal.Now']
const chances = ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']
const localParts =
  /^[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds|TimezoneOffset)$/
const localTexts = ['toDateString', 'toTimeString', 'toLocaleDateString', 'toLocaleTimeString']
const inLanguage = ['toLocaleString', 'toLocaleUpperCase', 'toLocaleLowerCase', 'localeCompare']
/** A date with a time of day, and no word on its zone. */
const zoneless = /^\d{4}-\d\d-\d\dT[\d:.]+$/

/** What a source reads of the machine that it runs on: its clock, its zone, its language, or chance; each with its line. */
export function surroundingsReadIn(text: string, path: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    const what = readBy(node, file)
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    if (what) found.push(`${path}:${line + 1} ${what}`)
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

function readBy(node: ts.Node, file: ts.SourceFile): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return readByName(node, file)
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return undefined
  const called = node.expression.getText(file).replace(/^globalThis\./, '')
  const given = node.arguments ?? []
  if (called === 'Date') return readByDate(node, given)
  const [, formatter] = /^Intl\.(\w+)$/.exec(called) ?? []
  if (formatter && /^[A-Z]/.test(formatter)) return readByFormatter(formatter, given)
  const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : ''
  const language = method === 'localeCompare' ? given[1] : given[0]
  return inLanguage.includes(method) && isAbsent(language) ? 'language' : undefined
}

function readByName(node: ts.PropertyAccessExpression, file: ts.SourceFile): string | undefined {
  const name = node.getText(file).replace(/^(?:globalThis|window)\./, '')
  if (clocks.includes(name)) return 'clock'
  if (chances.includes(name)) return 'chance'
  if (localParts.test(node.name.text) || localTexts.includes(node.name.text)) return 'zone'
  return undefined
}

function readByDate(node: ts.Node, given: readonly ts.Expression[]): string | undefined {
  if (!ts.isNewExpression(node) || given.length === 0) return 'clock'
  const [first] = given
  const isLocal =
    given.length > 1 || (first && ts.isStringLiteralLike(first) && zoneless.test(first.text))
  return isLocal ? 'zone' : undefined
}

function readByFormatter(
  name: string,
  [language, options]: readonly ts.Expression[],
): string | undefined {
  if (isAbsent(language)) return 'language'
  return name === 'DateTimeFormat' && !hasZone(options) ? 'zone' : undefined
}

/** Options that are reckoned elsewhere may name a zone. */
function hasZone(options: ts.Expression | undefined): boolean {
  if (!options || !ts.isObjectLiteralExpression(options)) return options !== undefined
  return options.properties.some(
    each =>
      ts.isSpreadAssignment(each) ||
      (each.name !== undefined && /timeZone/.test(each.name.getText())),
  )
}

function isAbsent(language: ts.Expression | undefined): boolean {
  return language === undefined || (ts.isIdentifier(language) && language.text === 'undefined')
}
