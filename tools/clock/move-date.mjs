/** Moves what `Date` says of the present by so many milliseconds, here or, as it needs nothing around it, in a page. */
export function moveDate(shift) {
  const real = Date
  const machineTime = real.now.bind(real)
  const now = () => machineTime() + shift
  const moved = new Proxy(real, {
    construct: (target, given, made) =>
      Reflect.construct(
        target,
        given.length === 0 ? [now()] : given,
        made === moved ? target : made,
      ),
    apply: target => new target(now()).toString(),
  })
  real.now = now
  real.prototype.constructor = moved
  globalThis.Date = moved
}
