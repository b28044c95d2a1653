import { expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'

test.each([
  ['https://chat.example.com', 'max-age=31536000'],
  ['http://chat.example.com', null],
  [undefined, null],
])('under %s browsers are told of https: %s', async (publicUrl, told) => {
  const server = await testApp(publicUrl === undefined ? {} : { publicUrl })
  for (const path of ['/studio', '/v1/me', '/c/nobody', '/auth/sign-up', '/nothing']) {
    const { headers } = await server.app.request(path)
    expect(headers.get('strict-transport-security'), path).toBe(told)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
  }
  await server.close()
})
