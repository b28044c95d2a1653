import { SMTPServer } from 'smtp-server'

/** A mail as the server got it. */
interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body, with line ends of one character. */
  readonly message: string
}

/** A real SMTP server on a free port; `refuse` names the reply to the next recipients, such as 451 or 550; while it is `deaf`, it answers to no mail. */
export async function startSmtp() {
  const received: ReceivedMail[] = []
  const state: { refuse: number | undefined; tried: number; deaf: boolean; unanswered: number } = {
    refuse: undefined,
    tried: 0,
    deaf: false,
    unanswered: 0,
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, callback) => {
      state.tried++
      if (state.refuse === undefined) return callback()
      callback(Object.assign(new Error('canary-address refused'), { responseCode: state.refuse }))
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', () => {
        if (state.deaf) return void state.unanswered++
        const message = Buffer.concat(chunks).toString().replaceAll('\r\n', '\n')
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message,
        })
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await new Promise<void>(resolve => listening.once('listening', resolve))
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    state,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
