import type { Notices } from '../../store/index.js'
import { type JobName, jobNames } from './names.js'

/** Wakes the servers that share a database for a job; where there is only one, it looks by itself. Rejects where the database does not answer. */
export async function wakeServers(
  notices: Notices | undefined,
  name: JobName,
  from = 'a-command',
): Promise<void> {
  await notices?.send(`${from} ${name}`)
}

/** For which job a note wakes; undefined: it is of `me`, or of none that is known. */
export function wokenFor(note: string, me: string): JobName | undefined {
  const [from, name] = note.split(' ')
  return from === me ? undefined : jobNames.find(each => each === name)
}
