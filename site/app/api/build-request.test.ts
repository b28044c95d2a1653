import { expect, test } from 'vitest'
import { buildRequest, type RequestValue } from './build-request.js'

const base = 'https://chat.example.com/v1'
const value = (
  place: RequestValue['place'],
  name: string,
  given: string | File,
  kind: RequestValue['kind'] = 'text',
): RequestValue => ({ place, name, kind, value: given })

test('parameters of the path and the query are encoded, and blank ones of the query are left out', () => {
  const shape = { method: 'GET', path: '/chatbots/{chatbotId}' }
  const values = [
    value('path', 'chatbotId', 'a b/c'),
    value('query', 'limit', '5', 'number'),
    value('query', 'cursor', ''),
  ]
  expect(buildRequest(shape, base, 'k', values)).toEqual({
    url: `${base}/chatbots/a%20b%2Fc?limit=5`,
    method: 'GET',
    headers: { Authorization: 'Bearer k' },
  })
})

test('without a key there is no header, and a blank id is one, so that the server says what is missing', () => {
  const { url, headers } = buildRequest(
    { method: 'DELETE', path: '/chatbots/{chatbotId}' },
    base,
    '',
    [],
  )
  expect([url, headers]).toEqual([`${base}/chatbots/%20`, {}])
})

test('a body has the types that its fields have, and what cannot be read is sent as it was typed', () => {
  const { headers, body } = buildRequest(
    { method: 'PATCH', path: '/a', type: 'application/json' },
    base,
    'k',
    [
      value('body', 'title', '12'),
      value('body', 'fontSize', '16', 'number'),
      value('body', 'height', 'tall', 'number'),
      value('body', 'metadata', '{"team":"sales"}', 'json'),
      value('body', 'prompts', '[', 'json'),
      value('body', 'on', 'true', 'boolean'),
      value('body', 'ctaText', ''),
    ],
  )
  expect(headers['Content-Type']).toBe('application/json')
  expect(JSON.parse(String(body))).toEqual({
    title: '12',
    fontSize: 16,
    height: 'tall',
    on: true,
    metadata: { team: 'sales' },
    prompts: '[',
  })
})

test('a body without fields of its own is sent as it was typed', () => {
  const shape = { method: 'PUT', path: '/a', type: 'application/json' }
  expect(buildRequest(shape, base, 'k', [value('body', '', '{"nodes":[]}', 'json')]).body).toBe(
    '{"nodes":[]}',
  )
})

test('a form carries its file, and the browser names its type', () => {
  const file = new File(['GIF89a'], 'a.gif')
  const { headers, body } = buildRequest(
    { method: 'POST', path: '/a', type: 'multipart/form-data' },
    base,
    'k',
    [value('body', 'iconType', 'BOT', 'choice'), value('body', 'iconSrc', file, 'file')],
  )
  expect(headers).toEqual({ Authorization: 'Bearer k' })
  expect(body instanceof FormData && [...body.keys()]).toEqual(['iconType', 'iconSrc'])
})
