import {
  botsPath,
  demoPath,
  filesPath,
  iconsPath,
  pluginsPath,
  uploadsPath,
} from '@talkgraph/wire/addresses'
import { Hono } from 'hono'
import { answerErrors, answerNotFound } from '../platform/middleware/answer-errors.js'
import { guidesAlone } from '../platform/middleware/guides-alone.js'
import { headersAlone } from '../platform/middleware/headers-alone.js'
import { identify } from '../platform/middleware/identify.js'
import { logRequests } from '../platform/middleware/log-requests.js'
import { securityHeaders } from '../platform/middleware/security-headers.js'
import { traceRequests } from '../platform/middleware/trace-requests.js'
import { warnOfName } from '../platform/middleware/warn-of-name.js'
import { warnOfProxy } from '../platform/middleware/warn-of-proxy.js'
import { helpBotId } from '../site/help-bot.js'
import { apiRoutes } from './api/index.js'
import { botOrigin } from './bot-origin.js'
import { type BuildStep, progressRoutes, untilBuilt } from './builds/index.js'
import type { OwnBrand } from './read-brand.js'
import { artworkRoutes } from './routes/artwork.js'
import { authRoutes } from './routes/auth.js'
import { bookingPageRoutes } from './routes/booking-page.js'
import { bookingTimeRoutes } from './routes/booking-times.js'
import { botRoutes } from './routes/bots.js'
import { brandRoutes } from './routes/brand.js'
import { bundleRoutes } from './routes/bundles.js'
import { channelRoutes } from './routes/channels.js'
import { connectorNewsRoutes, connectorSignInRoutes } from './routes/connector-sign-in.js'
import { demoRoutes } from './routes/demo.js'
import { fileRoutes } from './routes/files.js'
import { guideRoutes } from './routes/guides.js'
import { hostRoutes } from './routes/hosts.js'
import { iconRoutes } from './routes/icons.js'
import { liveRoutes } from './routes/live.js'
import { loaderRoutes } from './routes/loader.js'
import { mcpRoutes } from './routes/mcp.js'
import { openApiRoutes } from './routes/openapi.js'
import { healthRoutes, operationRoutes } from './routes/operation.js'
import { pageHost } from './routes/page-host.js'
import { pageRoutes } from './routes/pages.js'
import { paymentRoutes } from './routes/payments.js'
import { pluginRoutes } from './routes/plugins.js'
import { resultRoutes } from './routes/results.js'
import { sessionRoutes } from './routes/sessions.js'
import { signUpRoutes } from './routes/sign-up.js'
import { siteAssetRoutes, sitePageRoutes } from './routes/site.js'
import { siteCallRoutes } from './routes/site-calls.js'
import { sitePictureRoutes } from './routes/site-pictures.js'
import { stepRoutes } from './routes/steps.js'
import { studioRoutes } from './routes/studio.js'
import { testPageRoutes } from './routes/test-page.js'
import { uploadRoutes } from './routes/uploads.js'
import { visitRoutes } from './routes/visits.js'
import type { Services } from './services/services.js'

/** Which addresses are served beside those of bots. */
export interface AppParts {
  /** The demo page. Default: true. */
  readonly demo?: boolean
  /** The public site; without it, `/` leads to the studio, and of the site's pages only guides are there. Default: true. */
  readonly site?: boolean
  /** The bot on the site's pages, by its id; null: none. Default: the site's own. */
  readonly siteBot?: string | null
  /** Under whose name studio and site stand. Default: the product's own. */
  readonly brand?: OwnBrand | undefined
  /** `/metrics` and `/readyz`. Default: true. */
  readonly operation?: boolean
  /** What is built while the server serves already. Default: nothing, everything is there. */
  readonly builds?: readonly BuildStep[]
}

/** The companion server's addresses over these services. `isStopping` tells when clients should go elsewhere. */
export function createApp(
  services: Services,
  isStopping: () => boolean = () => false,
  {
    demo = true,
    operation = true,
    site = true,
    siteBot = helpBotId,
    brand,
    builds = [],
  }: AppParts = {},
): Hono {
  const { bots, log, metrics, publicUrl, trustedProxies } = services
  const app = new Hono().onError(answerErrors(log)).notFound(answerNotFound)
  app.use(metrics.measure, logRequests(log))
  // Every page view asks for them. They come from the cache of live bots with all their headers: to look at these again costs
  // more than the answer.
  app.route(botsPath, botRoutes(services))
  app.use(identify, headersAlone, securityHeaders(publicUrl))
  app.use(warnOfProxy(log, trustedProxies), warnOfName(log, publicUrl))
  app.use(pageHost(services))
  app.route('/', healthRoutes())
  if (operation) app.route('/', operationRoutes(services, isStopping))
  app.use(traceRequests(trustedProxies))
  app.use(`${botsPath}/*`, botOrigin(bots))
  for (const routes of [
    sessionRoutes,
    bookingTimeRoutes,
    stepRoutes,
    liveRoutes,
    resultRoutes,
    visitRoutes,
  ])
    app.route(botsPath, routes(services))
  app.all('/widget/*', answerNotFound)
  app.route('/c', pageRoutes(services))
  app.route('/', bookingPageRoutes(services))
  for (const version of ['/v1', '/v0'])
    app.route(version, apiRoutes(services)).all(`${version}/*`, answerNotFound)
  app.route(uploadsPath, uploadRoutes(services)).all(`${uploadsPath}/*`, answerNotFound)
  app.route(iconsPath, iconRoutes(services)).all(`${iconsPath}/*`, answerNotFound)
  app.route(filesPath, fileRoutes(services)).all(`${filesPath}/*`, answerNotFound)
  app.route(pluginsPath, pluginRoutes()).all(`${pluginsPath}/*`, answerNotFound)
  app.route('/channels', channelRoutes(services)).all('/channels/*', answerNotFound)
  app.route('/', connectorSignInRoutes(services)).route('/', connectorNewsRoutes(services))
  app.route('/payments', paymentRoutes(services)).all('/payments/*', answerNotFound)
  app.route('/', authRoutes(services))
  app.route('/', signUpRoutes())
  app.route('/', progressRoutes(builds)).use('/studio/*', untilBuilt('studio', builds))
  app
    .route('/', brandRoutes(brand))
    .route('/studio', studioRoutes(brand))
    .all('/studio/*', answerNotFound)
  app.route(demoPath, artworkRoutes()).route(`${demoPath}/bots`, testPageRoutes(services))
  if (demo)
    app
      .route(demoPath, demoRoutes())
      .get(`${demoPath}/`, context => context.redirect(demoPath, 301))
  app.all(`${demoPath}/*`, answerNotFound)
  app.route('/', openApiRoutes()).route('/', guideRoutes(services))
  app.route('/', mcpRoutes(services))
  app.route('/', loaderRoutes(services)).route('/', bundleRoutes()).route('/', hostRoutes(services))
  if (!site) app.use(guidesAlone)
  app.route('/', siteCallRoutes(services))
  app.use(untilBuilt('site', builds)).route('/', siteAssetRoutes()).all('/site/*', answerNotFound)
  return app
    .route('/', sitePictureRoutes(services, site))
    .route('/', sitePageRoutes(services, { isWhole: site, bot: site ? siteBot : null }))
}

/** The addresses for operators alone, for a port that nobody else reaches. */
export function createOperationApp(
  services: Pick<Services, 'store' | 'log' | 'metrics' | 'metricsToken' | 'pages' | 'standstills'>,
  isStopping: () => boolean,
): Hono {
  return new Hono()
    .onError(answerErrors(services.log))
    .notFound(answerNotFound)
    .use(securityHeaders())
    .route('/', healthRoutes())
    .route('/', operationRoutes(services, isStopping, true))
}
