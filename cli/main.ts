#!/usr/bin/env node
import { runCommand } from './run-command.js'

const exitCode = await runCommand(process.argv.slice(2))
if (exitCode) process.exitCode = exitCode
