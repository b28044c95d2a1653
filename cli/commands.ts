import type { Command } from './command.js'
import { completionOf } from './completion/completion.js'
import { importCommand } from './import.js'
import { lintCommand } from './lint.js'
import { mcpCommand } from './mcp/mcp-command.js'
import { playCommand } from './play.js'
import { serverCommands } from './server-commands.js'
import { testCommand } from './test.js'

/** Every command, in the order in which `talkgraph help` shows them. */
export const commands: readonly Command[] = [
  playCommand,
  lintCommand,
  testCommand,
  importCommand,
  mcpCommand,
  ...serverCommands,
  completionOf(() => commands),
]
