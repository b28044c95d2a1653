import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { version } from '../package.json' with { type: 'json' }
import { commands } from './commands.js'
import { runCommand } from './run-command.js'

async function talkgraph(...args: string[]) {
  let [out, errors] = ['', '']
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    out += text
    return true
  })
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    errors += text
    return true
  })
  const code = await runCommand(args)
  stdout.mockRestore()
  stderr.mockRestore()
  return { code, out, errors }
}

test.each(['--version', '-v', '-V', 'version'])('%s prints the version alone', async flag => {
  expect(await talkgraph(flag)).toEqual({ code: 0, out: `${version}\n`, errors: '' })
})

test.each([[], ['help'], ['--help'], ['-h']])('%j lists every command', async (...args) => {
  const { code, out } = await talkgraph(...args)
  expect(code).toBe(0)
  for (const { name } of commands) expect(out).toContain(`  talkgraph ${name}`)
})

test.each(commands.map(({ name }) => name))(
  'talkgraph %s --help says how it is called, each flag and each exit code',
  async name => {
    const { flags, exits } = commands.find(each => each.name === name) ?? {}
    const asked = await talkgraph(name, '--help')
    expect(asked).toEqual({ code: 0, out: expect.stringMatching(`^talkgraph ${name}`), errors: '' })
    expect(await talkgraph('help', name)).toEqual(asked)
    expect(await talkgraph(name, '-h')).toEqual(asked)
    for (const flag of Object.keys(flags ?? {})) expect(asked.out).toContain(`  --${flag}`)
    for (const [code, when] of Object.entries({ 0: 'it has been done', ...exits }))
      expect(asked.out).toContain(`Exits with ${code} when ${when}.`)
  },
)

test('help for a command that does not exist names the nearest', async () => {
  for (const args of [['paly'], ['help', 'paly']])
    expect(await talkgraph(...args)).toMatchObject({
      code: 1,
      errors: 'talkgraph has no command "paly". Did you mean "play"?\n',
    })
})

test('wrong use is said in one way: what is wrong, then how the command is called', async () => {
  for (const args of [['play'], ['lint'], ['test'], ['import'], ['mcp', 'x'], ['completion']]) {
    const { code, errors } = await talkgraph(...args)
    expect(code).toBeGreaterThan(0)
    expect(errors).toMatch(new RegExp(`^${args[0]} takes .*\\.\nUsage: talkgraph ${args[0]}`))
  }
})

test.each(['bash', 'zsh', 'fish'])(
  'completion for %s knows every command and flag',
  async shell => {
    const { code, out } = await talkgraph('completion', shell)
    expect(code).toBe(0)
    for (const { name, flags } of commands) {
      expect(out).toContain(name)
      for (const flag of Object.keys(flags))
        expect(out).toContain(shell === 'fish' ? `-l ${flag}` : `--${flag}`)
    }
  },
)

test.each([
  ['talkgraph', 'pl', 'play plans'],
  ['talkgraph', 'play', '--an', '--answers'],
  ['talkgraph', 'keys', 're', 'revoke'],
  ['talkgraph', 'completion', '', 'bash zsh fish'],
  ['talkgraph', 'help', 'imp', 'import'],
  ['talkgraph', 'lint', '', ''],
])('bash completes %s %s %s', async (...words) => {
  const expected = words.pop()
  const { out } = await talkgraph('completion', 'bash')
  const script = `${out}
COMP_WORDS=(${words.map(word => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_talkgraph
printf '%s' "\${COMPREPLY[*]}"`
  // A language that the machine does not have makes a shell warn.
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  expect([stdout, stderr]).toEqual([expected, ''])
})
