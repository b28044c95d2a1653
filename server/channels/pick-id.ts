import { createHash } from 'node:crypto'

/** What a press means: an option, a page of them with what is ticked, or the end of ticking. Ticks count from 1. */
export type Press =
  | { readonly option: string }
  | { readonly page: number; readonly ticks?: readonly number[] }
  | { readonly done: readonly number[] }

/** What a button brings back: an option or the ticked ones, with the step that offered it, or a page of the options. */
export type Picked =
  | { readonly option: string; readonly step?: string; readonly ticks?: readonly number[] }
  | { readonly page: number; readonly ticks?: readonly number[] }

/**
 * Writes what a press brings back in at most so many bytes of UTF-8. The step is left out where there is no room for it, and
 * an option that has none stands as its `optionToken`.
 */
export function writePick(pick: Press, step: string | undefined, most: number): string {
  if ('page' in pick) return `p:${pick.page}${pick.ticks ? `:${writeTicks(pick.ticks)}` : ''}`
  const named = step === undefined ? undefined : encodeURIComponent(step)
  if ('done' in pick) {
    const ticks = `d:${writeTicks(pick.done)}`
    return named !== undefined && Buffer.byteLength(`${ticks}:${named}`) <= most
      ? `${ticks}:${named}`
      : ticks
  }
  const forms = [...(named === undefined ? [] : [`s:${named}:${pick.option}`]), `o:${pick.option}`]
  return forms.find(form => Buffer.byteLength(form) <= most) ?? `o:${optionToken(pick.option)}`
}

/** Reads what `writePick` wrote. Anything else is an option by itself. */
export function readPick(written: string): Picked {
  const [, page, ticked] = /^p:(\d{1,6})(?::([0-9a-z]{1,40}))?$/.exec(written) ?? []
  if (page !== undefined)
    return { page: Number(page), ...(ticked !== undefined && { ticks: readTicks(ticked) }) }
  const [, done, of] = /^d:([0-9a-z]{1,40})(?::([^:]*))?$/.exec(written) ?? []
  if (done !== undefined) {
    const ticks = readTicks(done)
    return { option: ticks.join(', '), ticks, ...(of !== undefined && { step: decoded(of) }) }
  }
  const [, step, option] = /^s:([^:]*):(.*)$/s.exec(written) ?? []
  if (step !== undefined && option !== undefined) return { option, step: decoded(step) }
  return { option: written.startsWith('o:') ? written.slice(2) : written }
}

/** What was heard by a press. What ends ticking is called by what was ticked, and not by its own name. */
export function pickOf(
  picked: Extract<Picked, { readonly option: string }>,
  label: string | undefined,
) {
  return {
    kind: 'pick',
    ...picked,
    ...(label !== undefined && !picked.ticks && { label }),
  } as const
}

/** Stands for an option whose id is too long for a button. */
export function optionToken(option: string): string {
  return `#${createHash('sha256').update(option).digest('base64url').slice(0, 16)}`
}

/** Each tick is a bit. */
function writeTicks(ticks: readonly number[]): string {
  return ticks.reduce((bits, tick) => bits | (1n << BigInt(tick - 1)), 0n).toString(36)
}

function readTicks(written: string): number[] {
  let bits = [...written].reduce((all, sign) => all * 36n + BigInt(Number.parseInt(sign, 36)), 0n)
  const ticks: number[] = []
  for (let tick = 1; bits > 0n; tick++, bits >>= 1n) if (bits & 1n) ticks.push(tick)
  return ticks
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
