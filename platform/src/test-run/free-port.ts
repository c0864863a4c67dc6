import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'

export interface PortRange {
  first: number
  blocks: number
  /** Ports of a block, including the one that marks it as taken. */
  size: number
}

/**
 * Below the ports that a system gives to outgoing connections (32768 and above on Linux): none of them can take a port
 * between its choice and its use.
 */
const RANGE: PortRange = { first: 20_000, blocks: 120, size: 100 }

/** Undefined when the port is in use. */
const listen = (port: number): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const isFree = async (port: number): Promise<boolean> => {
  const server = await listen(port)
  await new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()))
  return server !== undefined
}

/**
 * Creates a function that returns a free port of the loopback. A port is used seconds later, so no other process may
 * get the same one: each process reserves whole blocks by listening on their first port as long as it lives, and
 * returns no port twice.
 */
export const createPorts = ({ first, blocks, size }: PortRange): (() => Promise<number>) => {
  let left: number[] = []
  const takeBlock = async (): Promise<number[]> => {
    const start = randomInt(blocks)
    for (let step = 0; step < blocks; step += 1) {
      const mark = first + ((start + step) % blocks) * size
      const reservation = await listen(mark)
      // Reserved until the process ends; `unref` lets the process end.
      if (reservation?.unref()) return Array.from({ length: size - 1 }, (_, index) => mark + index + 1)
    }
    throw new Error(`all ports from ${first} to ${first + blocks * size - 1} are taken`)
  }
  const next = async (): Promise<number> => {
    if (left.length === 0) left = await takeBlock()
    const port = left.shift()
    return port !== undefined && (await isFree(port)) ? port : next()
  }
  // In sequence: two concurrent calls without a port left would take a block each.
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const port = last.then(next)
    last = port.catch(() => {})
    return port
  }
}

/** A free port of the loopback, unique across processes. */
export const freePort = createPorts(RANGE)
