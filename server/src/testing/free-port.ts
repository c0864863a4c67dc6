import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that a system assigns by itself: no outgoing connection takes one between the check and its use. */
const [FIRST, LAST] = [20_000, 30_000]

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  const free = await Promise.race([once(server, 'listening').then(() => true), once(server, 'error').then(() => false)])
  if (free) {
    server.close()
    await once(server, 'close')
  }
  return free
}

/** A port of the loopback that is free now. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, LAST)
  return (await isFree(port)) ? port : freePort()
}
