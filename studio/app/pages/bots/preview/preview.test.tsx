import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '../../../api/problem.js'
import { show } from '../../../testing/show.js'
import { LoadedPreview } from './preview.js'

type Flow = Parameters<typeof LoadedPreview>[0]['flow']

async function preview(flow: Pick<Flow, 'data' | 'error'>) {
  const refetch = vi.fn<Flow['refetch']>()
  const { home } = await show(
    <LoadedPreview flow={{ ...flow, refetch, isFetching: false }} label="Preview" />,
  )
  return { home, refetch }
}

test('a bot file that cannot be loaded is told of in place of its preview, and can be asked for again', async () => {
  const { home, refetch } = await preview({
    data: undefined,
    error: new ApiProblem(0, 'OFFLINE', 'm'),
  })
  expect(home.querySelector('[role=alert]')?.textContent).toContain('The server cannot be reached.')
  await act(async () => home.querySelector('button')?.click())
  expect(refetch).toHaveBeenCalledOnce()
})

test('while a bot file is on its way nothing is said of failures', async () => {
  const { home } = await preview({ data: undefined, error: null })
  expect([home.querySelector('[role=alert]'), home.textContent]).toEqual([null, 'Preview'])
})
