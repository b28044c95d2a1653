import { rm } from 'node:fs/promises'
import { Hono } from 'hono'
import { runSteps } from '../../../runtime/nodes/step-of.js'
import { limitBody, readJson } from '../../platform/http/read-json.js'
import { receiveFile } from '../../platform/http/receive-file.js'
import { bodyOf, type StepAnswer } from '../../platform/once-per-key.js'
import { conversationSchema } from '../../steps/conversation.schema.js'
import type { CalledStep } from '../../steps/runner/called-step.js'
import { stepValuesSchema } from '../../steps/step-values.js'
import type { AdmissionServices } from '../services/admission.js'
import type { BotServices } from '../services/bots.js'
import type { Services } from '../services/services.js'
import { streamReply } from '../stream-reply.js'
import { uploadsAt } from '../uploads-at.js'
import { admit, type StepContext, stepRoute } from './admit.js'

const largestFile = 5_000_000
/** In bytes, by what a step takes; a file has a form around it. */
const largestBody = {
  values: 256_000,
  conversation: 1_000_000,
  file: largestFile + 200_000,
} as const

const schemas = { values: stepValuesSchema, conversation: conversationSchema } as const

type StepServices = AdmissionServices &
  BotServices &
  Pick<Services, 'steps' | 'uploads' | 'publicUrl'>

/** `POST /:id/nodes/:nodeId/<step>`: a step of the published flow, whichever the server runs. */
export function stepRoutes(services: StepServices): Hono {
  const routes = new Hono()
  for (const { name, step } of runSteps())
    routes.post(stepRoute(name), limitBody(largestBody[step.takes]), async context => {
      const called = await admit(context, name, services)
      return step.takes === 'file'
        ? runWithFile(context, called, services)
        : runWithValues(context, called, step.takes, services)
    })
  return routes
}

async function runWithValues(
  context: StepContext,
  called: CalledStep,
  takes: keyof typeof schemas,
  { steps }: StepServices,
): Promise<Response> {
  const values = await readJson(context, schemas[takes])
  const execute = await steps.enter(called, { values })
  return called.step.streams
    ? streamReply(context, execute, called.key !== undefined)
    : answer(context, await execute())
}

/** A file is received into a folder of its own; where it was kept, it lies there no more. */
async function runWithFile(
  context: StepContext,
  called: CalledStep,
  { steps, uploads, publicUrl }: StepServices,
): Promise<Response> {
  const file = await receiveFile(context, largestFile, uploads.incoming)
  try {
    const values = { answers: {}, variables: {}, visitor: {} }
    const execute = await steps.enter(called, {
      values,
      file: { ...file, at: uploadsAt(context, publicUrl) },
    })
    return answer(context, await execute())
  } finally {
    await rm(file.path, { force: true })
  }
}

function answer(context: StepContext, given: StepAnswer): Response {
  const status = given.ok && given.isAccepted ? 202 : 200
  return context.json(bodyOf(given), status, { 'Cache-Control': 'no-store' })
}
