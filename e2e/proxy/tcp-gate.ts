import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A connection to a server that can be shut, as by a network failure, and opened again. */
export interface TcpGate {
  port: number
  /** Ends every connection and accepts no new one. */
  shut: () => void
  open: () => void
  stop: () => Promise<void>
}

export const startTcpGate = async (target: NetConnectOpts): Promise<TcpGate> => {
  const sockets = new Set<Socket>()
  let isShut = false
  const track = (socket: Socket) => {
    sockets.add(socket)
    // Both ends learn of it by `close`.
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((from) => {
    track(from)
    if (isShut) return void from.destroy()
    const to = connect(target)
    track(to)
    from.pipe(to).pipe(from)
    from.on('close', () => to.destroy())
    to.on('close', () => from.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the gate has no port')
  const shut = () => {
    isShut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address.port,
    shut,
    open: () => {
      isShut = false
    },
    stop: async () => {
      shut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
