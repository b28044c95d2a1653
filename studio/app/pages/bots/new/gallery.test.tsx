import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { show, typeInto } from '#testing/show.js'
import { Gallery } from './gallery.js'

const example = (id: string, title: string) => ({
  id,
  title,
  description: '',
  category: 'leads',
  categoryTitle: 'Leads',
  steps: 3,
  languages: [],
})

test('what is searched for is what is shown and taken', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const chosen: string[] = []
  const { home } = await show(
    <Gallery
      examples={[
        example('leads', 'Lead qualification'),
        example('plumber', 'Emergency at a plumber'),
      ]}
      busy={false}
      onChoose={id => chosen.push(id)}
    />,
  )
  const use = () =>
    act(async () =>
      [...home.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Use this example')
        ?.click(),
    )
  await typeInto(home.querySelector('input'), 'plumb')
  expect(home.querySelector('h2')?.textContent).toBe('Emergency at a plumber')
  expect(home.querySelector('[aria-pressed=true]')?.textContent).toContain('plumber')
  await use()
  expect(chosen).toEqual(['plumber'])
})
