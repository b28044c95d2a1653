import { type Command, defineCommand } from './command.js'

const fails = { 1: 'it could not be done; what is in the way is told' }

/** The commands that come with `@talkgraph/server`: what they take is told here, and read there. */
export const serverCommands: readonly Command[] = [
  defineCommand({
    name: 'serve',
    about: 'runs the companion server in this folder; the settings come from the environment',
    ways: [{ takes: '' }],
    flags: {},
    exits: { 1: 'a setting is wrong, or it cannot start' },
    run: args => handOver('serve', args),
  }),
  defineCommand({
    name: 'publish',
    about:
      'stores a bot on a companion server and makes it live; the key comes from TALKGRAPH_API_KEY',
    ways: [{ takes: 'BOT.json --server URL [--id ID] [--share PERCENT [--goal GOAL]]' }],
    flags: {
      server: { type: 'string', value: 'URL', about: 'the server, such as https://chat.example' },
      id: {
        type: 'string',
        value: 'ID',
        about: "the bot there; without it the file's own, or a new one",
      },
      share: {
        type: 'string',
        value: 'PERCENT',
        about: 'live for so many of 100 visitors alone, beside the version that is live',
      },
      goal: {
        type: 'string',
        value: 'GOAL',
        about:
          'by what the two are compared: finished (usual), step:ID, variable:NAME or value:NAME=VALUE',
      },
    },
    exits: fails,
    run: args => handOver('publish', args),
  }),
  defineCommand({
    name: 'keys',
    about: "lists, makes and revokes the keys of the companion server's API",
    ways: [
      { takes: '', about: 'lists them' },
      { takes: 'add NAME [OWNER]', about: 'makes one and prints it, this once' },
      { takes: 'revoke ID', about: 'takes one out of use' },
    ],
    flags: {},
    exits: fails,
    run: args => handOver('keys', args),
  }),
  defineCommand({
    name: 'forget',
    about: 'deletes what the server keeps of a visitor',
    ways: [
      {
        takes: '--email ADDRESS | --phone NUMBER | --channel NAME --id ID | --session TOKEN',
      },
    ],
    flags: {
      email: { type: 'string', value: 'ADDRESS', about: 'who gave this address' },
      phone: {
        type: 'string',
        value: 'NUMBER',
        about: 'who has this number, such as +15550109999',
      },
      channel: { type: 'string', value: 'NAME', about: 'who writes there, by --id' },
      id: { type: 'string', value: 'ID', about: 'by which the channel knows the person' },
      session: { type: 'string', value: 'TOKEN', about: 'whose session this is' },
    },
    exits: fails,
    run: args => handOver('forget', args),
  }),
  defineCommand({
    name: 'accounts',
    about: 'lists who may sign in to the studio, and prints links by which people come in',
    ways: [
      { takes: '', about: 'lists accounts and their members' },
      { takes: 'add', about: 'prints the link that makes its holder the first owner' },
      {
        takes: 'add EMAIL [--role owner|editor|agent] [--account ID | --new NAME]',
        about: 'prints the link by which this person becomes a member',
      },
      { takes: 'link EMAIL [--without-second-factor]', about: 'prints a link to a new password' },
      { takes: 'operator EMAIL [--not]', about: 'has this person run the server, or no longer' },
      {
        takes: 'trust --account ID [--not]',
        about:
          'gives an account that whoever came has made the budgets of others, or takes them back',
      },
      { takes: 'remove EMAIL [--account ID]', about: 'takes a member out of an account' },
      {
        takes: 'remove --account ID --name NAME',
        about: 'deletes a whole account with its bots; nothing brings it back',
      },
    ],
    flags: {
      role: { type: 'string', value: 'ROLE', about: 'owner, editor or agent' },
      account: { type: 'string', value: 'ID', about: 'which account; default: the first one' },
      new: { type: 'string', value: 'NAME', about: 'a new account of this name' },
      name: {
        type: 'string',
        value: 'NAME',
        about: 'the name of the account, so that no other is deleted',
      },
      'without-second-factor': { type: 'boolean', about: 'for who has lost it' },
      not: { type: 'boolean', about: 'takes it back' },
    },
    exits: fails,
    run: args => handOver('accounts', args),
  }),
  defineCommand({
    name: 'intents',
    about: 'learns intents from utterances, and tells how many of others it gets right',
    ways: [{ takes: 'TRAIN.csv' }],
    flags: {
      test: {
        type: 'string',
        value: 'TEST.csv',
        about: 'the others; without it each fifth of the rows is tried with what the others taught',
      },
      json: { type: 'boolean', about: 'prints { rows, intents, accuracy, perIntent }' },
    },
    exits: fails,
    run: args => handOver('intents', args),
  }),
  defineCommand({
    name: 'jobs',
    about:
      'lists what the companion server still has to do and what failed, and has it done once more',
    ways: [
      { takes: '', about: 'lists what failed, and what is under way or waits' },
      { takes: 'list', about: 'the same' },
      { takes: 'retry ID', about: 'has one done now, with all its tries' },
    ],
    flags: {},
    exits: fails,
    run: args => handOver('jobs', args),
  }),
  defineCommand({
    name: 'plans',
    about: 'lists which account has which plan, and gives one',
    ways: [
      { takes: '', about: 'lists them' },
      { takes: 'set EMAIL PLAN', about: 'gives the account of this owner a plan' },
    ],
    flags: {
      json: { type: 'boolean', about: 'prints the list as JSON' },
      trial: { type: 'string', value: 'DAYS', about: 'for so many days, as a trial' },
    },
    exits: fails,
    run: args => handOver('plans', args),
  }),
  defineCommand({
    name: 'backup',
    about: 'copies the embedded database of the companion server, which may be running',
    ways: [{ takes: 'FILE' }],
    flags: {},
    exits: fails,
    run: args => handOver('backup', args),
  }),
  defineCommand({
    name: 'site',
    about: 'brings what the public site shows in, takes it out, lists what visitors wrote',
    ways: [
      {
        takes: 'import FILE|FOLDER',
        about: 'brings templates, AI apps, directory entries and terms in',
      },
      {
        takes: 'remove KIND SLUG',
        about: 'takes one out: template, ai-app, directory, glossary or overview',
      },
      { takes: 'enquiries', about: 'lists what visitors wrote, as a line of JSON each' },
      {
        takes: 'helpful',
        about: 'lists how visitors found the documentation, as a line of JSON each',
      },
      {
        takes: 'link EMAIL CAMPAIGN-ID NAME',
        about:
          'prints the link for a mail of yours that stops such mails; fails for who has stopped them',
      },
    ],
    flags: {},
    exits: fails,
    run: args => handOver('site', args),
  }),
]

/** Runs a command of `@talkgraph/server`, or says how to get it where it is not installed. */
async function handOver(command: string, args: readonly string[]): Promise<number> {
  const name = '@talkgraph/server'
  if (Number.parseInt(process.versions.node, 10) < 22) {
    process.stderr.write(`${name} needs Node 22 or newer; this is Node ${process.versions.node}.\n`)
    return 1
  }
  let server: { run?: (command: string, args: readonly string[]) => Promise<number> }
  try {
    server = await import(name)
  } catch (error) {
    if (!isNotInstalled(error, name)) throw error
    process.stderr.write(
      `\`talkgraph ${command}\` comes with ${name}. Install it beside talkgraph: npm install ${name} talkgraph\n`,
    )
    return 1
  }
  if (!server.run)
    throw new TypeError(
      `${name} has no run(command, args); its version does not fit this talkgraph.`,
    )
  return server.run(command, args)
}

/** A file that an installed package lacks has the same code, and the package's name in its path. */
function isNotInstalled(error: unknown, name: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'ERR_MODULE_NOT_FOUND' &&
    error.message.startsWith(`Cannot find package '${name}'`)
  )
}
