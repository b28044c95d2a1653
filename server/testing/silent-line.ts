import { connect, createServer, type Socket } from 'node:net'

/** A line to a server that can fall silent: nothing is carried any more, and every socket stays open. */
export async function startSilentLine(to: { readonly host: string; readonly port: number }) {
  let isSilent = false
  const sockets = new Set<Socket>()
  const carry = (from: Socket, onTo: Socket) => {
    sockets.add(from)
    from.on('data', chunk => isSilent || onTo.destroyed || onTo.write(chunk))
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      onTo.destroy()
    })
  }
  const server = createServer(near => {
    const far = connect(to.port, to.host)
    carry(near, far)
    carry(far, near)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** What is sent from now on is lost. */
    fallSilent: () => {
      isSilent = true
    },
    /** Carries what is sent from now on. */
    comeBack: () => {
      isSilent = false
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
