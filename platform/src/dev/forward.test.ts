import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchWhole, forward } from './forward'

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

let seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }
let isOurs = false
let siteOrigin = ''
const site = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  seen = { method: request.method, url: request.url, headers: request.headers, body }
  response.writeHead(303, {
    location: `${siteOrigin}/webhtml/there`,
    'set-cookie': ['token=1; Secure; HttpOnly; SameSite=Lax', 'lang=en; Domain=site.example; Path=/'],
  })
  response.end('<p>answered</p>')
})
const front = createServer(async (request, response) => {
  const target = { origin: siteOrigin, isOurs }
  if (request.url !== '/whole') return forward(target, request, response)
  const { status, body } = await fetchWhole(target, request)
  response.end(`${status} ${body.toString()}`)
})
let frontOrigin = ''
const fetchFront = (path: string, init: RequestInit = {}) => fetch(frontOrigin + path, { redirect: 'manual', ...init })

beforeAll(async () => {
  siteOrigin = await listen(site)
  frontOrigin = await listen(front)
})
afterAll(() => {
  for (const server of [front, site]) {
    server.close()
    server.closeAllConnections()
  }
})

describe('a site behind the development server', () => {
  it('the site receives the unchanged request, with its own address as host', async () => {
    isOurs = false
    await fetchFront('/api/x?y=1', { method: 'POST', body: 'z', headers: { origin: frontOrigin, authorization: 't' } })
    expect(seen).toMatchObject({ method: 'POST', url: '/api/x?y=1', body: 'z' })
    expect(seen.headers).toMatchObject({ host: new URL(siteOrigin).host, origin: siteOrigin, authorization: 't' })
  })

  it('cookies and redirects of the site are rewritten for this address', async () => {
    isOurs = false
    const answer = await fetchFront('/')
    expect(answer.headers.get('location')).toBe('/webhtml/there')
    expect(answer.headers.getSetCookie()).toEqual(['token=1; HttpOnly; SameSite=Lax', 'lang=en; Path=/'])
  })

  it('the development server rewrites nothing for a site on this machine that knows the address of the server', async () => {
    isOurs = true
    const answer = await fetchFront('/')
    expect(seen.headers.host).toBe(new URL(frontOrigin).host)
    expect(answer.headers.getSetCookie()[0]).toContain('Secure')
  })

  it('a page to rewrite is read whole and uncompressed', async () => {
    expect(await (await fetchFront('/whole')).text()).toBe('303 <p>answered</p>')
    expect(seen.headers['accept-encoding']).toBe('identity')
  })
})
