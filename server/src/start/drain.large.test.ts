import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freeServicePorts } from '@shuttle/platform/free-service-ports'
import { credentials } from '../testing/credentials.request'
import { orderBody } from '../testing/trip-body.request'
import { fillSampleSite, type SpawnedService, spawnService } from './testing/spawn-service'

const dataDir = mkdtempSync(join(tmpdir(), 'shuttle-drain-'))
// The embedded server runs as another user where the service runs as root.
chmodSync(dataDir, 0o711)
const CLOCK = { SHUTTLE_CLOCK: '2026-11-21T10:00:00+08:00' }
beforeAll(() => fillSampleSite({ DATA_DIR: dataDir, ...CLOCK }))
const running = new Set<SpawnedService>()
const closers: Array<() => void> = []
afterAll(() => {
  for (const service of running) service.kill('SIGKILL')
  for (const close of closers) close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A card gateway that answers a query when the test triggers it. */
const startGateway = async () => {
  const unanswered: ServerResponse[] = []
  const server = createHttpServer((request, response) => {
    request.resume()
    unanswered.push(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.closeAllConnections())
  closers.push(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, unanswered }
}
/** A mail server that accepts the connection and sends nothing. */
const startUnresponsiveServer = async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => sockets.forEach((socket) => void socket.destroy()))
  closers.push(() => server.close())
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, sockets }
}
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(20)
}
const SESSION = JSON.stringify({
  result: 'SUCCESS',
  session: { id: 'SESSION0002', version: '1' },
  successIndicator: 'a1b2c3',
})

const start = async (env: Record<string, string> = {}) => {
  const ports = await freeServicePorts()
  const gateway = await startGateway()
  const service = spawnService({
    ...ports,
    DATA_DIR: dataDir,
    ...CLOCK,
    GATEWAY_URL: gateway.url,
    GATEWAY_MERCHANT: 'TESTSHUTTLE',
    GATEWAY_PASSWORD: 'none',
    ...env,
  })
  running.add(service)
  service.ended.then(() => running.delete(service))
  await service.waitForOutput('Bridge Shuttle listens')
  const url = `http://127.0.0.1:${ports.PORT}`
  const call = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { headers: answer.headers, answer: await answer.json() }
  }
  return { ...service, url, gateway, call }
}
type Started = Awaited<ReturnType<typeof start>>

/** Requests a payment of the member's order, and waits until the gateway was called. */
const startPayment = async (service: Started) => {
  const authorization = (await service.call('login', credentials())).answer.jwt as string
  const placed = await service.call('ticket/buy.ticket', orderBody(), { authorization })
  // From the second time on the answer names the order that is still to be paid.
  const { orderNo } = placed.answer.responseData
  const paying = service.call('wx/query.wx.order.payreq', { orderNo, payType: 'MasterCard' }, { authorization })
  await until(() => service.gateway.unanswered.length > 0)
  return { paying, unanswered: service.gateway.unanswered[0] as ServerResponse }
}
const refuses = (url: string): Promise<boolean> =>
  fetch(`${url}/health/live`).then(
    () => false,
    () => true,
  )

describe('a service that receives a signal to end', () => {
  it('the service answers the request in flight, accepts no new one, and exits with 0', async () => {
    const service = await start()
    const { paying, unanswered } = await startPayment(service)
    service.kill('SIGTERM')
    await until(() => refuses(service.url))
    unanswered.end(SESSION)
    const { answer, headers } = await paying
    expect([answer.code, headers.get('connection')]).toEqual(['SUCCESS', 'close'])
    expect(await service.ended).toMatchObject({ code: 0, errors: '' })
  })

  it('the service aborts the call to a silent provider, so that the request in flight is still answered', async () => {
    const service = await start()
    const { paying, unanswered } = await startPayment(service)
    const givenUp = once(unanswered, 'close')
    service.kill('SIGTERM')
    expect((await paying).answer.code).toBe('PROVIDER_UNREACHABLE')
    await givenUp
    expect(await service.ended).toMatchObject({ code: 0, errors: '' })
  })

  it('the service waits for no job whose mail server does not answer', async () => {
    const mails = await startUnresponsiveServer()
    const service = await start({ SMTP_URL: `smtp://${mails.address}` })
    await service.call('web/query.web.verification.code', { email: 'new@passengers.test' })
    await until(() => mails.sockets.length > 0)
    service.kill('SIGTERM')
    expect(await service.ended).toMatchObject({ code: 0, errors: '' })
  })

  it('the service is not ready while it still listens, and closes each connection that it answers', async () => {
    const service = await start({ DRAIN_GRACE_MS: '60000' })
    const status = async () => {
      const answer = await fetch(`${service.url}/health/ready`)
      return [(await answer.json()).status, answer.headers.get('connection')]
    }
    expect(await status()).not.toEqual(['it was told to end', 'close'])
    service.kill('SIGTERM')
    await until(async () => (await status())[0] === 'it was told to end')
    expect(await status()).toEqual(['it was told to end', 'close'])
    service.kill('SIGKILL')
    await service.ended
  })
})
