import { connect, createServer, type Socket } from 'node:net'
import { toDatabaseTarget } from './database-target'

/**
 * A connection to a database that can fall silent, as if a cable was pulled: no data arrive and no error, until it is
 * restored.
 */
export const startBlackholeProxy = async (databaseUrl: string) => {
  const target = toDatabaseTarget(databaseUrl)
  let isBlackholed = false
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}))
    socket.on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((from) => {
    track(from)
    // A connection that began in the silence stays silent, because its packets are lost.
    if (isBlackholed) return void from.resume()
    const to = track(connect(target))
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('data', (part) => !isBlackholed && other.write(part))
      one.on('close', () => !isBlackholed && other.destroy())
    }
  })
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    /** The URL of the database through this connection. */
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(port) }).href,
    silence: () => {
      isBlackholed = true
    },
    speak: () => {
      isBlackholed = false
    },
    /** Ends every connection, and accepts new ones. */
    breakAll,
    stop: () =>
      new Promise<void>((done) => {
        breakAll()
        server.close(() => done())
      }),
  }
}
