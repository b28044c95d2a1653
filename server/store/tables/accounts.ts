import type { Role } from '@talkgraph/wire/roles'
import type { Counted, Noted } from './columns.js'

/** Accounts, who works with them, and their keys. Dates are ISO texts. */
export interface AccountTables {
  accounts: {
    id: string
    name: string
    created_at: string
    /** What its owner had chosen on the site when the account was made. */
    plan: Noted<string>
    /** Until when it has that, in milliseconds; null: for good. */
    plan_until: Noted<number>
    /** When it was told last what is paid, by the provider's clock. */
    paid_at: Noted<number>
    /** As whom it is known where it pays, and what it pays there; null: nothing is paid. */
    payment_customer: Noted<string>
    payment_subscription: Noted<string>
    /** 1: whoever came has made it, and nobody has trusted it yet. */
    is_guest: Counted
    /** What mails to visitors say of its own, by their kind, as JSON text. */
    mail_texts: Noted<string>
  }
  members: { account_id: string; user_id: string; role: Role; created_at: string }
  /** Links that are good for once; `ends_at` in milliseconds. */
  invitations: {
    id: string
    /** Of the secret in the link. */
    hash: string
    /** To whom it was sent; null: whoever holds it may use it. */
    email: string | null
    account_id: string
    role: Role
    /** The name of who invited; null: who runs the server. */
    invited_by: string | null
    /** The id of the member who sent it. */
    inviter: string | null
    created_at: string
    ends_at: number
  }
  /** Who wants an account; `ends_at` in milliseconds. */
  sign_ups: {
    id: string
    email: string
    name: string
    /** What somebody wrote to who runs the server. */
    note: string | null
    template: string | null
    plan: string | null
    /** Hashed; null where it is chosen once the link is opened. */
    password: string | null
    /** A hash of what the browser keeps that the form was sent with. */
    browser: string | null
    /** Of the secret in the link; null until somebody accepts the request. */
    hash: Noted<string>
    created_at: string
    ends_at: number
  }
  /** Who runs the server. */
  operators: { user_id: string; created_at: string }
  api_keys: {
    id: string
    owner: string
    name: string
    hash: string
    /** The id of the member who made it; null: a command, or another key did. */
    maker: Noted<string>
    created_at: string
    revoked_at: string | null
  }
  /** How many bytes an account keeps; `counted_at`: when they were counted anew, 0: never, or something was deleted since. */
  account_usage: { account_id: string; bytes: number; counted_at: number }
  /** Conversations that have counted for a plan; times in milliseconds. */
  chats: { bot_id: string; session: string; begun: number; at: number }
  /** How many did in a month, and of which share of the limit the account was told; 1: bots were served anew afterwards. */
  chat_months: {
    account_id: string
    month: string
    chats: number
    told: number
    told_of: Noted<number>
    is_over: Counted
  }
  /** These are the sign-in library's; here stands what others read of them. */
  users: {
    id: string
    name: string
    email: string
    email_verified: boolean | number
    two_factor: boolean | number | null
  }
  sign_ins: {
    id: string
    user_id: string
    account_id: string | null
    expires_at: string
    /** In milliseconds since 1970; 0: when they signed in. */
    confirmed_at: Counted
  }
  two_factors: { id: string; user_id: string; secret: string; last_step: Counted }
  verifications: { id: string; identifier: string; value: string; expires_at: string }
}
