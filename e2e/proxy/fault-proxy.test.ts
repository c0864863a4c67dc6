/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { type FaultProxy, startFaultProxy } from './fault-proxy'

let site: Server
let proxy: FaultProxy
const wireVersions: (string | undefined)[] = []

beforeAll(async () => {
  site = createServer((request, response) => {
    wireVersions.push(request.headers['x-wire'] as string | undefined)
    response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'br', etag: '"1"', 'x-own': 'yes' })
    response.end(brotliCompressSync(`answer of ${request.method} ${request.url}`))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as { port: number }
  proxy = await startFaultProxy(`http://127.0.0.1:${port}`)
})
afterEach(() => proxy.clear())
afterAll(async () => {
  await proxy.stop()
  site.close()
})

const get = (path: string, init?: RequestInit) => fetch(proxy.url + path, init)

it('the proxy passes on answers without a fault, headers and bytes', async () => {
  const answer = await get('/a?b=1')
  expect(answer.headers.get('x-own')).toBe('yes')
  expect(await answer.text()).toBe('answer of GET /a?b=1')
  expect(proxy.hit).toEqual([])
  expect(proxy.all).toHaveLength(1)
})

it('the proxy answers with a status, a number of times, and records when', async () => {
  proxy.add({ address: /^\/a/, effect: { kind: 'status', status: 500 }, times: 1 })
  expect((await get('/a')).status).toBe(500)
  expect((await get('/a')).status).toBe(200)
  expect(proxy.hit.map(({ address }) => address)).toEqual(['/a'])
})

it('the proxy applies a fault only to its method and address', async () => {
  proxy.add({ address: /^\/a$/, method: 'POST', effect: { kind: 'status', status: 404 } })
  expect((await get('/a')).status).toBe(200)
  expect((await get('/ab', { method: 'POST' })).status).toBe(200)
  expect((await get('/a', { method: 'POST' })).status).toBe(404)
})

it('the proxy lets a request hang until the fault is removed', async () => {
  const lift = proxy.add({ address: /^\/slow/, effect: { kind: 'hang' } })
  let isAnswered = false
  const answer = get('/slow').then(async (one) => {
    isAnswered = true
    return one.text()
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(isAnswered).toBe(false)
  lift()
  expect(await answer).toBe('answer of GET /slow')
})

it('the proxy leaves a dead connection dead after the fault, and answers another request', async () => {
  const lift = proxy.add({ address: /^\/dead/, effect: { kind: 'dead' } })
  let isAnswered = false
  const note = () => {
    isAnswered = true
  }
  get('/dead').then(note, () => undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  lift()
  expect(await (await get('/dead?r=1')).text()).toBe('answer of GET /dead?r=1')
  expect(isAnswered).toBe(false)
})

it('the proxy drops a connection', async () => {
  proxy.add({ address: /^\/gone/, effect: { kind: 'drop' } })
  await expect(get('/gone')).rejects.toThrow()
})

it('the proxy resets a connection', async () => {
  proxy.add({ address: /^\/gone/, effect: { kind: 'reset' } })
  await expect(get('/gone')).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
})

it('the proxy ends the connection after half of an answer', async () => {
  proxy.add({ address: /^\/half/, effect: { kind: 'cut' } })
  const { port } = new URL(proxy.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET /half HTTP/1.1\r\nhost: a\r\n\r\n')
  const [head = '', ...body] = (await buffer(socket)).toString('latin1').split('\r\n\r\n')
  const length = Number(/content-length: (\d+)/.exec(head)?.[1])
  expect(length).toBe(brotliCompressSync('answer of GET /half').length)
  expect(body.join('\r\n\r\n')).toHaveLength(Math.floor(length / 2))
})

it('the proxy rewrites a compressed answer without a stale validator', async () => {
  proxy.add({ address: /^\/a/, effect: { kind: 'rewrite', body: (body) => body.toString().toUpperCase() } })
  const answer = await get('/a')
  expect([await answer.text(), answer.headers.get('etag'), answer.headers.get('content-encoding')]).toEqual([
    'ANSWER OF GET /A',
    null,
    null,
  ])
})

it('the proxy sends a request with another header', async () => {
  proxy.add({ address: /^\/a/, effect: { kind: 'send-with', headers: { 'x-wire': '0' } } })
  await get('/a', { headers: { 'x-wire': '1' } })
  expect(wireVersions.at(-1)).toBe('0')
})
