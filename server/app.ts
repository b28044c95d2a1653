import { botsPath, demoPath, iconsPath, uploadsPath } from '@talkgraph/wire/addresses'
import { Hono } from 'hono'
import { answerErrors, answerNotFound } from './middleware/answer-errors.js'
import { botOrigin } from './middleware/bot-origin.js'
import { headersAlone } from './middleware/headers-alone.js'
import { identify } from './middleware/identify.js'
import { logRequests } from './middleware/log-requests.js'
import { securityHeaders } from './middleware/security-headers.js'
import { traceRequests } from './middleware/trace-requests.js'
import { warnOfProxy } from './middleware/warn-of-proxy.js'
import { aiStepRoutes } from './routes/ai-step.js'
import { apiRoutes } from './routes/api/index.js'
import { artworkRoutes } from './routes/artwork.js'
import { authRoutes } from './routes/auth.js'
import { botRoutes } from './routes/bots.js'
import { bundleRoutes } from './routes/bundles.js'
import { demoRoutes } from './routes/demo.js'
import { emailStepRoutes } from './routes/email-step.js'
import { iconRoutes } from './routes/icons.js'
import { liveRoutes } from './routes/live.js'
import { loaderRoutes } from './routes/loader.js'
import { openApiRoutes } from './routes/openapi.js'
import { healthRoutes, operationRoutes } from './routes/operation.js'
import { referenceRoutes } from './routes/reference.js'
import { resultRoutes } from './routes/results.js'
import { sessionRoutes } from './routes/sessions.js'
import { answerWithPage, siteAssetRoutes } from './routes/site.js'
import { siteCallRoutes } from './routes/site-calls.js'
import { studioRoutes } from './routes/studio.js'
import { testPageRoutes } from './routes/test-page.js'
import { uploadStepRoutes } from './routes/upload-step.js'
import { uploadRoutes } from './routes/uploads.js'
import { webhookStepRoutes } from './routes/webhook-step.js'
import type { Services } from './services.js'

/** Which addresses are served beside those of bots. */
export interface AppParts {
  /** The demo page. Default: true. */
  readonly demo?: boolean
  /** `/metrics` and `/readyz`. Default: true. */
  readonly operation?: boolean
}

/** The companion server's addresses over these services. `isStopping` tells when clients should go elsewhere. */
export function createApp(
  services: Services,
  isStopping: () => boolean = () => false,
  parts: AppParts = {},
): Hono {
  const others = createOthers(services, isStopping, parts)
  return new Hono()
    .onError(answerErrors(services.log))
    .route(botsPath, botRoutes(services))
    .notFound(context => others.fetch(context.req.raw, context.env))
}

/** The addresses for operators alone, for a port that nobody else reaches. */
export function createOperationApp(services: Services, isStopping: () => boolean): Hono {
  return new Hono()
    .onError(answerErrors(services.log))
    .notFound(answerNotFound)
    .use(securityHeaders)
    .route('/', healthRoutes())
    .route('/', operationRoutes(services, isStopping))
}

function createOthers(
  services: Services,
  isStopping: () => boolean,
  { demo = true, operation = true }: AppParts,
): Hono {
  const app = new Hono()
  app.onError(answerErrors(services.log))
  app.notFound(answerWithPage(services))
  app.use(identify, headersAlone)
  app.use(services.metrics.measure, logRequests(services.log), securityHeaders)
  app.use(warnOfProxy(services.log, services.trustedProxies))
  app.route('/', healthRoutes())
  if (operation) app.route('/', operationRoutes(services, isStopping))
  app.use(traceRequests(services.trustedProxies))
  app.route(demoPath, artworkRoutes())
  app.route(`${demoPath}/bots`, testPageRoutes(services))
  if (demo) {
    app.route(demoPath, demoRoutes())
    app.get(`${demoPath}/`, context => context.redirect(demoPath, 301))
  }
  app.route('/', loaderRoutes(services))
  app.route('/', bundleRoutes())
  app.route('/', openApiRoutes())
  app.route('/docs/api', referenceRoutes())
  app.get('/docs/api/', context => context.redirect('/docs/api', 301))
  app.use(`${botsPath}/*`, botOrigin(services.bots))
  app.route(uploadsPath, uploadRoutes(services))
  app.route(iconsPath, iconRoutes(services))
  app.route('/', authRoutes(services))
  for (const version of ['v1', 'v0']) app.route(`/${version}`, apiRoutes(services))
  for (const routes of [
    sessionRoutes,
    webhookStepRoutes,
    aiStepRoutes,
    emailStepRoutes,
    uploadStepRoutes,
    liveRoutes,
    resultRoutes,
  ])
    app.route(botsPath, routes(services))
  app.route('/studio', studioRoutes())
  app.route('/', siteCallRoutes(services))
  app.route('/', siteAssetRoutes())
  return app
}
