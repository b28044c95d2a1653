/** Browsers in which members want to be told. */
export interface PushTables {
  push_subscriptions: {
    /** Made of account and endpoint. */
    id: string
    owner: string
    /** Of a user. */
    member: string
    /** The address of the browser's push service for this browser. */
    endpoint: string
    /** The browser's keys, by which only it reads what it is told. */
    p256dh: string
    auth: string
    /** Milliseconds since 1970. */
    created_at: number
  }
}
