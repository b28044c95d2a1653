import type { AccountTables } from './tables/accounts.js'
import type { BookingTables } from './tables/bookings.js'
import type { BotTables } from './tables/bots.js'
import type { ChannelTables } from './tables/channels.js'
import type { ConnectorTables } from './tables/connectors.js'
import type { ContactTables } from './tables/contacts.js'
import type { DraftTables } from './tables/drafts.js'
import type { FileTables } from './tables/files.js'
import type { HookTables } from './tables/hooks.js'
import type { IntentTables } from './tables/intents.js'
import type { KnowledgeTables } from './tables/knowledge.js'
import type { PageTables } from './tables/pages.js'
import type { PushTables } from './tables/push.js'
import type { ResultTables } from './tables/results.js'
import type { SecretTables } from './tables/secrets.js'
import type { SiteTables } from './tables/site.js'
import type { ThreadTables } from './tables/threads.js'
import type { WorkTables } from './tables/work.js'

/** The tables, as both databases see them. */
export interface Tables
  extends BookingTables,
    BotTables,
    ChannelTables,
    ConnectorTables,
    ContactTables,
    DraftTables,
    SecretTables,
    AccountTables,
    FileTables,
    IntentTables,
    HookTables,
    KnowledgeTables,
    PageTables,
    PushTables,
    WorkTables,
    ThreadTables,
    ResultTables,
    SiteTables {}
