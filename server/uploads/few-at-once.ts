/** Lets at most this many be under way at once; the others wait for their turn. */
export function fewAtOnce(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let underWay = 0

  return async work => {
    if (underWay >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else underWay++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay--
    }
  }
}
