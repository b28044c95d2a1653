// A preload (`node --import`): moves all that tells a process the time by CLOCK_SHIFT milliseconds, the times of
// files too, which the machine writes. Timers and the machine itself are left as they are.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { moveDate } from './move-date.mjs'

const shift = Number(process.env.CLOCK_SHIFT)
if (!Number.isFinite(shift)) throw new Error('CLOCK_SHIFT is not a number of milliseconds')

if (shift !== 0) {
  moveDate(shift)
  moveOrigin()
  moveNow()
  moveFileTimes()
  syncBuiltinESMExports()
}

function moveOrigin() {
  const { timeOrigin } = performance
  Object.defineProperty(performance, 'timeOrigin', {
    value: timeOrigin + shift,
    configurable: true,
  })
}

/** What formats the present by itself, or tells it as a Temporal. */
function moveNow() {
  const { prototype } = Intl.DateTimeFormat
  const { formatToParts } = prototype
  const { get } = Object.getOwnPropertyDescriptor(prototype, 'format')
  prototype.formatToParts = function (date = Date.now()) {
    return formatToParts.call(this, date)
  }
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get() {
      const format = get.call(this)
      return (date = Date.now()) => format(date)
    },
  })
  if (typeof Temporal === 'undefined') return
  const { Now } = Temporal
  const instant = () => Temporal.Instant.fromEpochMilliseconds(Date.now())
  const zoned = (zone = Now.timeZoneId()) => instant().toZonedDateTimeISO(zone)
  Object.assign(Now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateTimeISO: zone => zoned(zone).toPlainDateTime(),
    plainDateISO: zone => zoned(zone).toPlainDate(),
    plainTimeISO: zone => zoned(zone).toPlainTime(),
  })
}

function moveFileTimes() {
  const read = ['stat', 'lstat', 'fstat']
  const write = ['utimes', 'lutimes', 'futimes']
  for (const name of read) {
    const [later, sync, promised] = [fs[name], fs[`${name}Sync`], fs.promises[name]]
    fs[name] = (...given) => {
      const done = given.pop()
      later(...given, (error, stats) => done(error, movedStats(stats)))
    }
    fs[`${name}Sync`] = (...given) => movedStats(sync(...given))
    if (promised) fs.promises[name] = async (...given) => movedStats(await promised(...given))
  }
  for (const name of write) {
    const [later, sync, promised] = [fs[name], fs[`${name}Sync`], fs.promises[name]]
    const toMachine = (file, ...times) => [file, ...times.map(machineTime)]
    fs[name] = (file, accessed, changed, done) => later(...toMachine(file, accessed, changed), done)
    fs[`${name}Sync`] = (...given) => sync(...toMachine(...given))
    if (promised) fs.promises[name] = (...given) => promised(...toMachine(...given))
  }
}

function movedStats(stats) {
  for (const name of ['atime', 'mtime', 'ctime', 'birthtime']) {
    const ms = stats?.[`${name}Ms`]
    if (typeof ms === 'number') Object.assign(stats, { [`${name}Ms`]: ms + shift })
  }
  return stats
}

/** Node takes a date, or seconds since 1970, of which it reads those before as the present. */
function machineTime(time) {
  return new Date((time instanceof Date ? time.getTime() : Number(time) * 1000) - shift)
}
