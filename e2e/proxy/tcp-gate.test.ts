/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { startTcpGate, type TcpGate } from './tcp-gate'

let site: Server
let gate: TcpGate
beforeAll(async () => {
  site = createServer((_request, response) => response.end('here'))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as { port: number }
  gate = await startTcpGate({ host: '127.0.0.1', port })
})
afterAll(async () => {
  await gate.stop()
  site.close()
})

const fetchText = async () =>
  (await fetch(`http://127.0.0.1:${gate.port}/`, { headers: { connection: 'close' } })).text()

it('the gate lets everything through, nothing while it is shut, and everything again', async () => {
  expect(await fetchText()).toBe('here')
  gate.shut()
  await expect(fetchText()).rejects.toThrow()
  gate.open()
  expect(await fetchText()).toBe('here')
})
