import { SMTPServer } from 'smtp-server'

/** A mail server that takes each mail after `delay` milliseconds, and tells when it took the first and the last. */
export async function openMailServer(delay) {
  const taken = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      stream.resume().on('end', () =>
        setTimeout(() => {
          taken.push(performance.now())
          done()
        }, delay),
      )
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await new Promise(resolve => listening.once('listening', resolve))
  return {
    url: `smtp://127.0.0.1:${listening.address().port}?ignoreTLS=true`,
    taken,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
