import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '../../testing/show.js'
import { ConfirmSignUp } from './confirm-sign-up.js'
import { SignUp } from './sign-up.js'

const nobody = () =>
  Response.json(
    { success: false, error: { code: 'API_KEY_NOT_VALID', message: 'm' } },
    { status: 401 },
  )

/** Answers calls by their addresses; notes what was sent. */
function serve(answers: Readonly<Record<string, () => Response>>) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (body !== undefined) sent.push(JSON.parse(String(body)))
    const found = Object.entries(answers).find(([path]) => url.includes(path))
    return found ? found[1]() : nobody()
  })
  return sent
}

const settled = (home: HTMLElement, has: (text: string) => boolean) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    expect(has(home.textContent ?? '')).toBe(true)
  })

test('where accounts are given out the page takes a request, and says what comes next', async () => {
  const sent = serve({
    '/auth/sign-up': () =>
      Response.json({ mode: 'invited', providers: [], template: null, status: true, isSent: true }),
  })
  const { home } = await show(<SignUp />)
  await settled(home, text => text.includes('Ask for an account'))
  expect(home.querySelector('[name=password]')).toBeNull()
  await typeInto(home.querySelector<HTMLInputElement>('[name=name]'), 'Ann')
  await typeInto(home.querySelector<HTMLInputElement>('[name=email]'), 'ann@shop.example')
  await act(async () => home.querySelector<HTMLButtonElement>('[type=submit]')?.click())
  await settled(home, text => text.includes('Your request is on its way'))
  expect(sent).toEqual([
    { name: 'Ann', email: 'ann@shop.example', note: '', template: null, plan: null },
  ])
})

test.each([
  ['pro', true],
  ['free', false],
  ['a-gift', false],
])('the page says a plan that can be chosen: %s, %s', async (plan, isSaid) => {
  serve({ '/auth/sign-up': () => Response.json({ mode: 'open', providers: [], template: null }) })
  const { home } = await show(<SignUp />, `/sign-up?plan=${plan}`)
  await settled(home, text => text.includes('Create your account'))
  expect(home.textContent?.includes('You chose the plan “Pro”.')).toBe(isSaid)
})

test('nothing of other providers is shown where none is set, and a button for each that is', async () => {
  const providers = [{ id: 'work', name: 'Work' }]
  for (const set of [[], providers]) {
    serve({
      '/auth/sign-up': () => Response.json({ mode: 'open', providers: set, template: null }),
    })
    const { home, close } = await show(<SignUp />)
    await settled(home, text => text.includes('Create your account'))
    const buttons = [...home.querySelectorAll('button')].map(({ textContent }) => textContent)
    expect(buttons.filter(text => text?.startsWith('Continue with'))).toEqual(
      set.map(({ name }) => `Continue with ${name}`),
    )
    await close()
  }
})

test.each([
  ['password', 'Enter the password that you chose'],
  ['new-password', 'Choose the password'],
])('a link that needs a %s asks for it', async (needs, words) => {
  serve({
    '/auth/sign-ups/': () => Response.json({ email: 'ann@shop.example', name: 'Ann', needs }),
  })
  const { home } = await show(<ConfirmSignUp />)
  await settled(home, text => text.includes('Welcome, Ann') && text.includes(words))
})

test.each([
  [404, 'LINK_NOT_VALID', 'This link is not valid'],
  [503, 'DATABASE_AWAY', 'The link could not be read'],
])('a link that the server answers with %s %s has the words “%s”', async (status, code, words) => {
  serve({ '/auth/sign-ups/': () => Response.json({ code, message: 'm' }, { status }) })
  const { home } = await show(<ConfirmSignUp />)
  await settled(home, text => text.includes(words))
  expect(home.querySelector('a, button')).not.toBeNull()
})
