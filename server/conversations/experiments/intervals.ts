/** How many visitors took a branch, and how many of them reached the goal. */
export interface Tally {
  readonly visitors: number
  readonly reached: number
}

/** Visitors at which an interval of a difference is narrowest for what it promises; a common choice. */
const tuning = 5000

/**
 * An interval that holds the true rate with the probability 1 - `alpha`, however often one looks: all rates against which a
 * mixture of all others has won less than 1 / `alpha` times its stake.
 */
export function rateInterval({ visitors, reached }: Tally, alpha: number): [number, number] {
  if (visitors === 0) return [0, 1]
  const stake =
    logFactorial(reached) +
    logFactorial(visitors - reached) -
    logFactorial(visitors + 1) +
    Math.log(alpha)
  const isIn = (rate: number) =>
    stake <= timesLog(reached, rate) + timesLog(visitors - reached, 1 - rate)
  const rate = reached / visitors
  return [edge(0, rate, isIn), edge(1, rate, isIn)]
}

/** By how much the rate of `one` is higher than that of `other`, as an interval of the same kind. */
export function differenceInterval(one: Tally, other: Tally, alpha: number): [number, number] {
  const difference = rateOf(one) - rateOf(other)
  const half = halfWidth(varianceOf(one) + varianceOf(other), one.visitors + other.visitors, alpha)
  return [Math.max(difference - half, -1), Math.min(difference + half, 1)]
}

/** The rate of a branch; 0 where nobody took it. */
export const rateOf = ({ visitors, reached }: Tally): number =>
  visitors === 0 ? 0 : reached / visitors

/** Of the rate. Two more visitors, of whom one reached the goal, keep it from being nothing. */
function varianceOf({ visitors, reached }: Tally): number {
  const rate = (reached + 1) / (visitors + 2)
  return (rate * (1 - rate)) / Math.max(visitors, 1)
}

/** Of an asymptotic confidence sequence (Waudby-Smith and others, 2023, equation 9). */
function halfWidth(variance: number, visitors: number, alpha: number): number {
  const stake = -2 * Math.log(alpha)
  const grown = (visitors * (stake + Math.log(stake + 1))) / tuning + 1
  const times = (2 * grown * Math.log(Math.sqrt(grown) / alpha)) / (grown - 1)
  return Math.sqrt(variance * times)
}

/** Where the interval ends between `outer` and `inner`, which is in it. */
function edge(outer: number, inner: number, isIn: (rate: number) => boolean): number {
  if (isIn(outer)) return outer
  let [out, within] = [outer, inner]
  for (let turn = 0; turn < 50; turn++) {
    const middle = (out + within) / 2
    if (isIn(middle)) within = middle
    else out = middle
  }
  return within
}

const timesLog = (times: number, value: number) => (times === 0 ? 0 : times * Math.log(value))

/** The logarithm of a factorial, by Stirling's series where that is exact enough. */
function logFactorial(number: number): number {
  if (number > 20)
    return (
      (number + 0.5) * Math.log(number) -
      number +
      Math.log(2 * Math.PI) / 2 +
      1 / (12 * number) -
      1 / (360 * number ** 3)
    )
  let sum = 0
  for (let factor = 2; factor <= number; factor++) sum += Math.log(factor)
  return sum
}
