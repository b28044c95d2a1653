import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The folder to which Vitest writes what became of the tests. */
export const reports = join(root, '.cache', 'reports')

/**
 * What became of a check: `passed` counts, `failed` lists `{ name, reason }`. A check with a report is counted test by
 * test, any other as one. `files` are those in which tests failed, `standstills` lists `{ name, seconds }` of tests that kept
 * their thread to themselves for long.
 */
export function outcomeOf({ name, project }, code) {
  if (!project)
    return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [{ name, reason: '' }] }
  const report = read(join(reports, `${project}.json`))
  const nothing = {
    passed: 0,
    files: [],
    failed: [{ name, reason: 'The test runner left no report.' }],
  }
  if (!report) return nothing
  const broken = report.testResults.filter(({ status }) => status === 'failed')
  const failed = broken.flatMap(failuresOf)
  // Vitest ends with an error of its own, such as a rejection that nobody handled, though each test has passed.
  if (failed.length === 0 && code !== 0)
    failed.push({
      name,
      reason: 'Every test passed, but the runner ended with an error: its log says which.',
    })
  return {
    passed: report.numPassedTests,
    failed,
    files: broken.map(file => relative(root, file.name)),
    standstills: report.testResults.flatMap(standstillsOf),
  }
}

function standstillsOf({ name, assertionResults }) {
  return assertionResults
    .filter(({ meta }) => meta?.standstill)
    .map(({ fullName, meta }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      seconds: meta.standstill,
    }))
}

/** The failed tests of a file; a file that does not even load has none, and counts as one. */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(root, name)
  const tests = assertionResults.filter(({ status }) => status === 'failed')
  if (tests.length === 0) return [{ name: file, reason: firstLines(message) }]
  return tests.map(({ fullName, failureMessages }) => ({
    name: `${file}: ${fullName}`,
    reason: failureMessages.map(firstLines).join('\n'),
  }))
}

function firstLines(text) {
  return text.split('\n').slice(0, 3).join('\n')
}

function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
