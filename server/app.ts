import { Hono } from 'hono'
import { answerErrors, answerNotFound } from './middleware/answer-errors.js'
import { botOrigin } from './middleware/bot-origin.js'
import { logRequests } from './middleware/log-requests.js'
import { securityHeaders } from './middleware/security-headers.js'
import { aiStepRoutes } from './routes/ai-step.js'
import { apiRoutes } from './routes/api/index.js'
import { botRoutes } from './routes/bots.js'
import { bundleRoutes } from './routes/bundles.js'
import type { Services } from './routes/context.js'
import { demoRoutes } from './routes/demo.js'
import { emailStepRoutes } from './routes/email-step.js'
import { loaderRoutes } from './routes/loader.js'
import { operationRoutes } from './routes/operation.js'
import { sessionRoutes } from './routes/sessions.js'
import { stepRoutes } from './routes/steps.js'
import { uploadStepRoutes } from './routes/upload-step.js'
import { uploadRoutes } from './routes/uploads.js'

/** The companion server's addresses over these services. */
export function createApp(services: Services): Hono {
  const others = createOthers(services)
  return new Hono()
    .onError(answerErrors(services.log))
    .route('/widget/v1/bots', botRoutes(services))
    .notFound(context => others.fetch(context.req.raw, context.env))
}

function createOthers(services: Services): Hono {
  const app = new Hono()
  app.onError(answerErrors(services.log))
  app.notFound(answerNotFound)
  app.use(services.metrics.measure, logRequests(services.log), securityHeaders)
  app.route('/', operationRoutes(services))
  app.route('/demo', demoRoutes())
  app.get('/demo/', context => context.redirect('/demo', 301))
  app.route('/', loaderRoutes(services))
  app.route('/', bundleRoutes())
  app.use('/widget/v1/bots/*', botOrigin(services.bots))
  app.route('/uploads', uploadRoutes(services))
  for (const version of ['v1', 'v0']) app.route(`/${version}`, apiRoutes(services))
  for (const routes of [sessionRoutes, stepRoutes, aiStepRoutes, emailStepRoutes, uploadStepRoutes])
    app.route('/widget/v1/bots', routes(services))
  return app
}
