import { createHash, randomInt } from 'node:crypto'
import * as v from 'valibot'
import { isSameText } from '../../base/same-text.js'
import type { Store } from '../../store/index.js'
import { timeStepOf } from './time-code.js'

/** By what somebody who is signed in confirms that it is them. */
export interface ConfirmWays {
  readonly password: boolean
  /** A code of an authenticator app. */
  readonly code: boolean
  /** A code that a mail brings; where there is nothing else. */
  readonly mail: boolean
}

/** What confirming needs. */
interface Parts {
  readonly accounts: Pick<Store['accounts'], 'confirm' | 'secondFactorOf' | 'useCode'>
  /** Sends a code to somebody's address. */
  sendCode(user: { readonly id: string; readonly email: string }, code: string): void
}

const given = v.strictObject({
  password: v.optional(v.pipe(v.string(), v.maxLength(200))),
  code: v.optional(v.pipe(v.string(), v.maxLength(20))),
})

/** Milliseconds that a code from a mail is good for. */
const mailedLasts = 600_000

/**
 * Adds to the sign-in library how who is signed in confirms that it is them, before what reaches far (decision 129): by the password, by
 * a code of the second factor, or by one that a mail brings where they have neither.
 */
export async function confirmPlugin({ accounts, sendCode }: Parts) {
  const { APIError, createAuthEndpoint, sessionMiddleware } = await import('better-auth/api')
  const { symmetricDecrypt } = await import('better-auth/crypto')
  const refuse = (code: string, message: string) => new APIError('BAD_REQUEST', { code, message })
  const use = [sessionMiddleware]

  return {
    id: 'talkgraph-confirm',
    endpoints: {
      readConfirmWays: createAuthEndpoint('/confirm', { method: 'GET', use }, async context => {
        const { user, session } = context.context.session
        const ways = await waysOf(user.id, context.context.internalAdapter)
        return context.json({ ...ways, isConfirmed: isConfirmed(session) })
      }),
      confirmByMail: createAuthEndpoint('/confirm/mail', { method: 'POST', use }, async context => {
        const { user, session } = context.context.session
        const { internalAdapter } = context.context
        if (!(await waysOf(user.id, internalAdapter)).mail)
          throw refuse('NOT_BY_MAIL', 'Give your password, or a code of your second step.')
        const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
        const identifier = mailedTo(session.id)
        await internalAdapter.deleteVerificationByIdentifier(identifier)
        await internalAdapter.createVerificationValue({
          identifier,
          value: hashOf(code),
          expiresAt: new Date(Date.now() + mailedLasts),
        })
        sendCode(user, code)
        return context.json({ status: true })
      }),
      confirm: createAuthEndpoint(
        '/confirm',
        { method: 'POST', body: given, use },
        async context => {
          const { user, session } = context.context.session
          const { internalAdapter, password: passwords, secretConfig } = context.context
          const { password, code = '' } = context.body
          if (password !== undefined) {
            const hash = await passwordOf(user.id, internalAdapter)
            if (!hash || !(await passwords.verify({ hash, password })))
              throw refuse('INVALID_PASSWORD', 'This is not your password.')
          } else if (!(await isRightCode(code.replace(/\s/g, ''))))
            throw refuse('INVALID_CODE', 'This code is not valid. Try the next one.')
          await accounts.confirm(session.id)
          return context.json({ status: true })

          async function isRightCode(typed: string): Promise<boolean> {
            const kept = await accounts.secondFactorOf(user.id)
            if (kept !== undefined) {
              const step = timeStepOf(
                await symmetricDecrypt({ key: secretConfig, data: kept }),
                typed,
              )
              return step !== undefined && (await accounts.useCode(user.id, step))
            }
            const identifier = mailedTo(session.id)
            const sent = await internalAdapter.findVerificationValue(identifier)
            const isRight =
              sent !== null && sent.expiresAt > new Date() && isSameText(hashOf(typed), sent.value)
            if (isRight) await internalAdapter.deleteVerificationByIdentifier(identifier)
            return isRight
          }
        },
      ),
    },
  }

  async function waysOf(userId: string, adapter: Adapter): Promise<ConfirmWays> {
    const password = (await passwordOf(userId, adapter)) !== undefined
    const code = (await accounts.secondFactorOf(userId)) !== undefined
    return { password, code, mail: !password && !code }
  }
}

/** Milliseconds. */
const confirmedFor = 15 * 60_000

/** Whether somebody has signed in, or confirmed that it is them, in the last 15 minutes (decision 129). */
export const isConfirmed = ({
  createdAt,
  confirmedAt,
}: {
  readonly createdAt: Date
  readonly confirmedAt?: unknown
}): boolean => Date.now() - Math.max(createdAt.getTime(), Number(confirmedAt ?? 0)) < confirmedFor

/** What of the library's own store is asked for passwords. */
interface Adapter {
  findAccounts(
    userId: string,
  ): Promise<readonly { readonly providerId: string; readonly password?: string | null }[]>
}

async function passwordOf(userId: string, adapter: Adapter): Promise<string | undefined> {
  const all = await adapter.findAccounts(userId)
  return all.find(({ providerId }) => providerId === 'credential')?.password ?? undefined
}

const mailedTo = (signInId: string) => `confirm:${signInId}`

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex')
