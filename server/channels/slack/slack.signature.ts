import { createHmac } from 'node:crypto'
import { isSameText } from '../../base/same-text.js'
import { bytesOf, type Received } from '../incoming.js'
import type { SlackSettings } from './slack.settings.js'

/** In seconds: what is older may have been kept by somebody. */
const longestOnTheWay = 300

/** Whether Slack has made this request within the last five minutes, for this app. */
export function isSignedBySlack(received: Received, { signingSecret }: SlackSettings): boolean {
  const { headers } = received
  const at = headers['x-slack-request-timestamp'] ?? ''
  const isNew = Math.abs(Date.now() / 1000 - Number(at)) <= longestOnTheWay
  const signature = slackSignature(at, bytesOf(received), signingSecret)
  return isNew && isSameText(headers['x-slack-signature'] ?? '', signature)
}

/** The signature of a body; `at` in seconds since 1970. */
export function slackSignature(
  at: string,
  body: string | Uint8Array,
  signingSecret: string,
): string {
  return `v0=${createHmac('sha256', signingSecret).update(`v0:${at}:`).update(body).digest('hex')}`
}
