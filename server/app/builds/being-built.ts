import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { harmless } from '../../platform/http/harmless.js'
import { beingBuiltPage, beingBuiltPolicy } from './being-built-page.js'
import type { BuildStep } from './build-step.js'

const progressPath = '/being-built'
const laterOn = { 'Retry-After': '3', 'Cache-Control': 'no-store' }

/** Answers in place of what stands behind it until the build of that name has ended well; nothing without such a build. */
export function untilBuilt(name: string, steps: readonly BuildStep[]): MiddlewareHandler {
  return async (context, next) => {
    const step = unbuilt(name, steps)
    return step ? answer(context, step, steps) : next()
  }
}

/** `GET /being-built/:name`: the page about a build, to be asked again and again; 204 once it has ended well. */
export function progressRoutes(steps: readonly BuildStep[]): Hono {
  return new Hono().get(`${progressPath}/:name`, context => {
    const name = context.req.param('name')
    if (!steps.some(step => step.name === name)) return context.notFound()
    const step = unbuilt(name, steps)
    if (step) return answerPage(context, step, steps)
    return context.body(null, 204, { 'Cache-Control': 'no-store' })
  })
}

function unbuilt(name: string, steps: readonly BuildStep[]): BuildStep | undefined {
  return steps.find(step => step.name === name && step.state !== 'done')
}

async function answer(
  context: Context,
  step: BuildStep,
  steps: readonly BuildStep[],
): Promise<Response> {
  const isPage = /^(?:GET|HEAD)$/.test(context.req.method)
  if (isPage && context.req.header('accept')?.includes('text/html'))
    return answerPage(context, step, steps)
  const state = step.state === 'failed' ? 'could not be built' : 'is being built'
  return context.text(`This address is not there yet: ${step.what} ${state}.\n`, 503, laterOn)
}

async function answerPage(
  context: Context,
  step: BuildStep,
  steps: readonly BuildStep[],
): Promise<Response> {
  const page = await beingBuiltPage(step, steps, `${progressPath}/${step.name}`)
  return context.html(page, 503, {
    ...harmless,
    ...laterOn,
    'Content-Security-Policy': beingBuiltPolicy(),
    Vary: 'Accept',
  })
}
