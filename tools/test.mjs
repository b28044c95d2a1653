// `npm test`: every check of the project in turn; the last line counts what passed and what failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const reports = join(root, '.cache', 'reports')
const isLong = process.argv.includes('--long')
const projects = ['runtime', 'themes', 'wire', 'src', 'cli', 'server', 'ui', 'studio', 'site', 'tests']

const checks = [
  { name: 'types of the site’s routes', command: ['react-router', 'typegen', 'site'] },
  // The studio reads the published entries, as users do.
  { name: 'type declarations', command: ['node', 'tools/types.mjs'] },
  ...projects.map(project => ({ name: `types of ${project}`, command: ['tsc', '--noEmit', '-p', project] })),
  { name: 'generated files', command: ['node', 'tools/generate.mjs', '--check'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'unused files, exports and dependencies', command: ['knip'] },
  { name: 'build', command: ['rollup', '-c', '--silent'] },
  { name: 'build of the studio', command: ['vite', 'build', 'studio', '--logLevel', 'warn'] },
  { name: 'build of the site', command: ['react-router', 'build', 'site', '--logLevel', 'warn'] },
  { name: 'size budget', command: ['node', 'tools/size.mjs'] },
  ...['unit', 'dist', 'dom', 'package', 'browser', 'examples'].map(project => ({
    name: `${project} tests`,
    command: ['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json'],
    report: join(reports, `${project}.json`),
  })),
]

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
let passed = 0
let failed = 0
const failures = []

for (const check of checks) {
  const started = Date.now()
  console.log(`\n▶ ${check.name}`)
  const code = await run(check)
  const counted = count(check, code)
  passed += counted.passed
  failed += counted.failed
  if (counted.failed > 0) failures.push(`${check.name}${failedTests(check)}`)
  console.log(
    `  ${counted.failed > 0 ? 'failed' : 'passed'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
}

if (failures.length > 0) console.log(`\nFailed: ${failures.join('\nFailed: ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function run({ command: [name, ...args], report }) {
  return new Promise(resolve => {
    const child = spawn(name, report ? [...args, `--outputFile.json=${report}`] : args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...(isLong && { TALKGRAPH_LONG: '1' }) },
    })
    child.on('error', error => {
      console.error(`  ${name} cannot be run: ${error.message}`)
      resolve(1)
    })
    child.on('exit', code => resolve(code ?? 1))
  })
}

/** A test runner's report is counted test by test, any other check as one. */
function count({ report }, code) {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that does not even load has no failed test in it.
    return { passed: numPassedTests, failed: Math.max(numFailedTests, code === 0 ? 0 : 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Each failed test of a report with the first lines of its reason, for whoever reads the end of a long log. */
function failedTests({ report }) {
  if (!report || !existsSync(report)) return ''
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults.filter(
    ({ status }) => status === 'failed',
  )
  return files
    .map(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed')
      const lines = tests.map(
        test =>
          `\n    ${test.fullName}${test.failureMessages.map(reason => `\n      ${firstLines(reason)}`).join('')}`,
      )
      return `\n  ${relative(root, name)}${message ? `: ${firstLines(message)}` : ''}${lines.join('')}`
    })
    .join('')
}

function firstLines(text) {
  return text.split('\n').slice(0, 3).join('\n      ')
}
