import { importBot, importUsage } from './import.js'
import { lint, lintUsage } from './lint.js'
import { mcpUsage } from './mcp/usage.js'
import { play } from './play.js'
import { handOver } from './server-commands.js'
import { test } from './test.js'

/** One command of `talkgraph`. `run` resolves to the exit code. */
export interface Command {
  readonly usage: string
  readonly about: string
  run(args: readonly string[]): Promise<number>
}

/** Every command, in the order in which `talkgraph help` shows them. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'play',
    {
      usage:
        'play BOT.json [--answers A.json] [--set name=value]… [--now ISO] [--seed N] [--fetch F.json] [--plugin FILE]…',
      about: 'plays a bot on a virtual clock and prints what happened as one JSON object',
      run: play,
    },
  ],
  [
    'lint',
    {
      usage: lintUsage,
      about:
        'tells slips in bots, with what to do about each; exits with 1 where there is an error',
      run: lint,
    },
  ],
  [
    'test',
    {
      usage: 'test FOLDER|FILE [--explore N] [--seed N] [--junit FILE] [--plugin FILE]…',
      about:
        'plays the flow tests that lie beside bots, and tells which edges they walk; exit 1 on a failure',
      run: test,
    },
  ],
  [
    'import',
    {
      usage: importUsage,
      about:
        "makes a bot of another product's file, and tells each block that has a loss or no counterpart; exit 1 if the file cannot be read",
      run: importBot,
    },
  ],
  [
    'mcp',
    {
      usage: mcpUsage,
      about:
        'tools for coding agents over stdio (Model Context Protocol): for the bots in this folder, or on a server with the key in TALKGRAPH_API_KEY',
      run: async args => (await import('./mcp/mcp.js')).mcp(args),
    },
  ],
  [
    'serve',
    {
      usage: 'serve',
      about: 'runs the companion server in this folder',
      run: args => handOver('serve', args),
    },
  ],
  [
    'publish',
    {
      usage: 'publish BOT.json --server URL [--id ID]',
      about:
        'stores a bot on a companion server and makes it live; the key comes from TALKGRAPH_API_KEY',
      run: args => handOver('publish', args),
    },
  ],
  [
    'keys',
    {
      usage: 'keys [add NAME [OWNER] | revoke ID]',
      about: "lists, makes and revokes the keys of the companion server's API",
      run: args => handOver('keys', args),
    },
  ],
  [
    'forget',
    {
      usage: 'forget --email ADDRESS | --phone NUMBER | --channel NAME --id ID | --session TOKEN',
      about: 'deletes what the server keeps of a visitor',
      run: args => handOver('forget', args),
    },
  ],
  [
    'accounts',
    {
      usage: 'accounts [add [EMAIL] | link EMAIL | remove EMAIL]',
      about: 'lists who may sign in to the studio, and prints links by which people come in',
      run: args => handOver('accounts', args),
    },
  ],
  [
    'intents',
    {
      usage: 'intents TRAIN.csv [--test TEST.csv] [--json]',
      about: 'learns intents from utterances, and tells how many of others it gets right',
      run: args => handOver('intents', args),
    },
  ],
  [
    'jobs',
    {
      usage: 'jobs [list | retry ID]',
      about:
        'lists what the companion server still has to do and what failed, and has it done once more',
      run: args => handOver('jobs', args),
    },
  ],
  [
    'backup',
    {
      usage: 'backup FILE',
      about: 'copies the embedded database of the companion server, which may be running',
      run: args => handOver('backup', args),
    },
  ],
  [
    'site',
    {
      usage: 'site import FILE|FOLDER | remove KIND SLUG | enquiries | link EMAIL CAMPAIGN-ID NAME',
      about: 'brings what the public site shows in, takes it out, lists what visitors wrote',
      run: args => handOver('site', args),
    },
  ],
  ['help', { usage: 'help', about: 'prints this', run: printHelp }],
])

async function printHelp(): Promise<number> {
  const lines = [...commands.values()].map(
    ({ usage, about }) => `  talkgraph ${usage}\n      ${about}`,
  )
  process.stdout.write(`Commands:\n${lines.join('\n')}\n`)
  return 0
}
