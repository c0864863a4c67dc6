import { once } from 'node:events'
import { createServer } from 'node:net'
import { createPorts, freePort } from './free-port'

/** Two blocks of three ports each, of those that this process has reserved. */
const six = async () => {
  const ports = await Promise.all(Array.from({ length: 6 }, freePort))
  return { first: Math.min(...ports), blocks: 2, size: 3 }
}

const listen = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const four = async (one: () => Promise<number>, other: () => Promise<number>): Promise<number[]> => [
  await one(),
  await other(),
  await one(),
  await other(),
]

describe('free ports for services that listen later', () => {
  test('gives each port to one process only, although no process listens yet', async () => {
    const range = await six()
    const ports = await four(createPorts(range), createPorts(range))
    expect(new Set(ports).size).toBe(4)
    await expect(createPorts(range)()).rejects.toThrow('are taken')
  })
  test('gives each port once, also to concurrent requests', async () => {
    const range = await six()
    const port = createPorts(range)
    const ports = await Promise.all([port(), port(), port(), port()])
    expect(new Set(ports).size).toBe(4)
    await expect(port()).rejects.toThrow('are taken')
  })
  test('skips a port that is in use', async () => {
    const range = await six()
    const taken = await listen(range.first + 1)
    const port = createPorts(range)
    const ports = [await port(), await port(), await port()]
    taken.close()
    expect(ports).not.toContain(range.first + 1)
  })
  test('a free port is below those of outgoing connections in the default settings of Linux', async () => {
    expect(await freePort()).toBeLessThan(32_768)
  })
})
