/** How many random cases are tried: all that were asked for in `npm run test:long`, otherwise a part, by itself a tenth. */
export function cases(all: number, part = all / 10): number {
  return process.env.TALKGRAPH_LONG ? all : part
}
