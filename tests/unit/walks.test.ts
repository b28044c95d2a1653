import { expect, test } from 'vitest'
import { drawnWalks, faultsOf, filesOf, walksOn } from './walks.js'

const drawn = drawnWalks()

test('the walks of a newcomer are drawn', () => {
  expect(drawn.map(({ name }) => name)).toEqual([
    'a call of the API',
    'option → bubble',
    'Publish → live',
    'agent → bubble',
    'draft operation',
    'WhatsApp',
    'form → mail',
  ])
})

test.each(drawn)(
  'each file of the walk "$name" is there, and hangs together with one before it',
  walk => {
    expect(filesOf(walk, drawn).length).toBeGreaterThan(3)
    expect(faultsOf(walk, drawn)).toEqual([])
  },
)

const draw = (...lines: string[]) => walksOn(['```walk made up', ...lines, '```', ''].join('\n'))

test('a file that is gone, and one that nothing leads to, are found', () => {
  const walks = draw(
    'runtime/flow/walk.ts      imports the next one',
    'runtime/flow/visit.ts',
    'runtime/flow/gone.ts',
    'server/app/app.ts',
  )
  expect(walks.flatMap(walk => faultsOf(walk, walks))).toEqual([
    'runtime/flow/gone.ts is not there',
    'server/app/app.ts hangs together with no file before it',
  ])
})

test('a wire, and what puts two files together, lead on; what reaches one of them alone does not', () => {
  const walks = draw(
    'runtime/flow/walk.ts',
    '→ http: as JSON',
    'server/app/app.ts',
    '→ by server/app/app.ts',
    'server/channels/meta/hub.ts',
    '→ by wire/live.ts',
    'site/app/visit.ts',
  )
  expect(walks.flatMap(walk => faultsOf(walk, walks))).toEqual([
    'site/app/visit.ts hangs together with no file before it',
  ])
  expect(() => draw('→ magic')).toThrow('→ magic')
})

test('a part of another walk counts where the whole is asked for', () => {
  const [one, other] = [
    ['```walk one', 'a.ts', 'b.ts', 'c.ts', '```'],
    ['```walk other', 'x.ts', '→ walk "one" from b.ts', 'y.ts', '```'],
  ].flatMap(lines => walksOn(`${lines.join('\n')}\n`))
  if (!one || !other) expect.unreachable()
  expect(filesOf(other, [one, other])).toEqual(['x.ts', 'y.ts'])
  expect(filesOf(other, [one, other], true)).toEqual(['x.ts', 'b.ts', 'c.ts', 'y.ts'])
})
