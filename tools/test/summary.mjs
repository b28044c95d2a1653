/** Prints how long each check took, which tests stood still, what failed and why, and how many passed and failed. Says whether all passed. */
export function summarise(outcomes) {
  console.log('\nSeconds:')
  for (const { check, seconds } of outcomes) console.log(`${seconds.padStart(8)}  ${check.name}`)
  const still = outcomes
    .flatMap(outcome => outcome.standstills ?? [])
    .sort((one, other) => other.seconds - one.seconds)
  if (still.length > 0) {
    console.log('\nStood still, in processor seconds:')
    for (const { name, seconds } of still) console.log(`${seconds.toFixed(1).padStart(8)}  ${name}`)
  }
  const failed = outcomes.flatMap(outcome => outcome.failed)
  for (const { name, reason } of failed)
    console.log(`\nFailed: ${name}${reason && `\n${indent(reason)}`}`)
  const second = outcomes.flatMap(outcome => outcome.second ?? [])
  if (second.length > 0)
    console.log(`\nPassed at the second try:\n${second.map(indent).join('\n')}`)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  console.log(`\n${passed} passed, ${failed.length} failed`)
  return failed.length === 0
}

function indent(text) {
  return text.replace(/^/gm, '  ')
}
