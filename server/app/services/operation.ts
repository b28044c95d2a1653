import { createLog, type Logger } from '../../base/log.js'
import { createJobs, type Jobs } from '../../platform/jobs/index.js'
import { createMetrics, type Metrics } from '../../platform/metrics.js'
import { createSecurityLog, type SecurityLog } from '../../platform/security-log.js'
import {
  type StandstillWatch,
  watchStandstills,
} from '../../platform/standstills/watch-standstills.js'
import type { Store } from '../../store/index.js'
import type { OnClose } from './on-close.js'
import type { ServiceOptions } from './service-options.js'

/** What the server is run by: what it tells of itself, and what it does later. */
export interface OperationServices {
  readonly log: Logger
  readonly metrics: Metrics
  /** Tells of what concerns the security of accounts. */
  readonly security: SecurityLog
  /** The bearer token that `/metrics` asks for; absent: none. */
  readonly metricsToken?: string | undefined
  /** What is done later. */
  readonly jobs: Jobs
  /** Sees when nobody is answered; who starts the server starts it, too. */
  readonly standstills: StandstillWatch
  /** Where the server is reached from outside, without a slash at the end; absent: as it is asked. */
  readonly publicUrl?: string | undefined
  /** What links in mails begin with: that address, else this machine's name and the port, once the server listens. */
  readonly ownAddress: { current: string | undefined }
}

/** Makes log, metrics, the loop of jobs and the watch, which nobody has started. */
export function createOperation(
  options: ServiceOptions,
  store: Store,
  onClose: OnClose,
): OperationServices {
  const { metricsToken, publicUrl } = options
  const log = options.log ?? createLog(options.logLevel)
  const metrics = createMetrics(store)
  const jobs = createJobs(
    { repository: store.jobs, notices: store.jobNotices, log, note: metrics.noteJob },
    options.jobTiming,
  )
  const standstills = watchStandstills({
    log,
    note: metrics.noteStandstill,
    ownerOf: async botId => (await store.bots.find(botId))?.owner,
  })
  onClose(async () => standstills.stop())
  const security = createSecurityLog(log, metrics)
  const ownAddress = { current: publicUrl }
  return { log, metrics, security, metricsToken, jobs, standstills, publicUrl, ownAddress }
}
