/** Tests by suite, as a CI server shows them; a test without failures has passed. */
export interface Suite {
  readonly name: string
  readonly tests: readonly { readonly name: string; readonly failures: readonly string[] }[]
}

/** Writes results as JUnit XML. */
export function toJUnit(suites: readonly Suite[]): string {
  const written = suites.map(
    suite =>
      `  <testsuite name="${escapeXml(suite.name)}"${countsOf([suite])}>\n${suite.tests.map(test => `${writeTest(suite, test)}\n`).join('')}  </testsuite>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${countsOf(suites)}>\n${written.join('')}</testsuites>\n`
}

function countsOf(suites: readonly Suite[]): string {
  const tests = suites.flatMap(suite => suite.tests)
  const failed = tests.filter(({ failures }) => failures.length > 0)
  return ` tests="${tests.length}" failures="${failed.length}" errors="0"`
}

function writeTest(suite: Suite, { name, failures }: Suite['tests'][number]): string {
  const head = `    <testcase classname="${escapeXml(suite.name)}" name="${escapeXml(name)}"`
  if (failures.length === 0) return `${head}/>`
  const text = failures.join('\n')
  return `${head}>\n      <failure message="${escapeXml(text)}">${escapeXml(text)}</failure>\n    </testcase>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
}

/** Control characters have no place in XML, not even escaped. */
function escapeXml(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"\n]/g, each => entities[each] ?? '')
}
