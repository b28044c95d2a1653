/** Runs a command of `@talkgraph/server`, or says how to get it where it is not installed. */
export async function handOver(command: string, args: readonly string[]): Promise<number> {
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
