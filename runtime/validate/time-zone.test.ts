import { describe, expect, it } from 'vitest'
import { isTimeZone, wallClock } from './time-zone.js'

describe('the clock on the wall', () => {
  it.each([
    ['2026-01-15T12:00:00Z', 'UTC', '2026-01-15', 720, 4],
    ['2026-01-15T00:00:00Z', 'UTC', '2026-01-15', 0, 4],
    ['2026-01-15T23:59:59.999Z', 'UTC', '2026-01-15', 1439, 4],
    ['2026-01-15T12:00:00Z', 'America/New_York', '2026-01-15', 420, 4],
    ['2026-07-15T12:00:00Z', 'America/New_York', '2026-07-15', 480, 3],
    ['2026-01-01T02:00:00Z', 'America/Los_Angeles', '2025-12-31', 1080, 3],
    ['2026-01-15T20:00:00Z', 'Asia/Kolkata', '2026-01-16', 90, 5],
    ['2026-01-15T20:00:00Z', 'Asia/Kathmandu', '2026-01-16', 105, 5],
    ['2026-01-15T11:00:00Z', 'Pacific/Kiritimati', '2026-01-16', 60, 5],
  ])('at %s in %s shows %s, %i minutes, weekday %i', (instant, zone, date, minutes, weekday) => {
    expect(wallClock(Date.parse(instant), zone)).toEqual({ date, minutes, weekday })
  })

  it('leaves out an hour in spring and shows one twice in autumn', () => {
    const at = (instant: string) => wallClock(Date.parse(instant), 'Europe/Berlin')?.minutes
    expect(at('2026-03-29T00:59:00Z')).toBe(119)
    expect(at('2026-03-29T01:00:00Z')).toBe(180)
    expect(at('2026-10-25T00:30:00Z')).toBe(150)
    expect(at('2026-10-25T01:30:00Z')).toBe(150)
  })

  it('shows nothing in an unknown zone or at no time', () => {
    expect(wallClock(0, 'Mars/Olympus')).toBeUndefined()
    expect(wallClock(Number.NaN, 'UTC')).toBeUndefined()
    expect(wallClock(Infinity, 'UTC')).toBeUndefined()
    expect(wallClock(1e300, 'UTC')).toBeUndefined()
  })

  it('shows the same after more zones than are kept', () => {
    const zones = [
      'UTC',
      'Europe/Paris',
      'Europe/Rome',
      'Europe/Oslo',
      'Asia/Tokyo',
      'Asia/Seoul',
      'Asia/Dubai',
    ]
    const more = [
      'Africa/Cairo',
      'Africa/Lagos',
      'America/Lima',
      'America/Bogota',
      'Asia/Kolkata',
      'Asia/Manila',
    ]
    const all = [...zones, ...more]
    expect([...all, ...all].map(zone => wallClock(0, zone))).toEqual(
      [...all, ...all].map(zone => wallClock(0, ` ${zone} `)),
    )
  })
})

describe('the name of a time zone', () => {
  it.each(['UTC', 'Europe/Berlin', 'america/new_york', ' Asia/Tokyo '])('is %j', name => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['', ' ', 'Berlin', 'Europe/Atlantis', 'constructor', 'GMT+25'])('is not %j', name => {
    expect(isTimeZone(name)).toBe(false)
  })
})
