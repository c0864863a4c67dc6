import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { explainFault } from '../start/explain-fault'
import { DATABASE_TIMEOUTS, openPostgres } from './postgres'

it('a database that takes the connection and never answers is a fault within the timeout, in one clear line', async () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const db = openPostgres({
    url: `postgres://a:b@127.0.0.1:${port}/c`,
    timeouts: { ...DATABASE_TIMEOUTS, connect: 100 },
  })
  const fault: unknown = await sql`select 1`.execute(db).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(Error)
  expect(explainFault(fault)).toContain('The database does not answer')
  await db.destroy()
  for (const socket of sockets) socket.destroy()
  server.close()
})
