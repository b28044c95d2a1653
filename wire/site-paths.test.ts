import { expect, test } from 'vitest'
import { aiAppPath, slugOfTitle, templatePath, termPath } from './site-paths.js'

test('a page is addressed by its id, with the words of its title for people', () => {
  const category = { slug: 'retail' }
  expect(templatePath({ id: 'ab12', title: 'Orders & Returns, 24/7', category })).toBe(
    '/templates/retail/ab12/orders--returns-247',
  )
  expect(termPath({ id: 'cd34', term: 'Zero-shot  prompting' })).toBe(
    '/glossary/cd34/zero-shot-prompting',
  )
})

test('a title without such words adds nothing to the address, so that it leads to itself', () => {
  expect(slugOfTitle('客服')).toBe('')
  expect(aiAppPath({ id: 'ef56', title: '客服' })).toBe('/ai-apps/ef56')
})
