import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { siteProxy } from './site-proxy'

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
  const { forward, fetchPage } = siteProxy({ origin: siteOrigin, isOurs })
  if (request.url === '/read') return forward(request, response, await text(request))
  if (request.url !== '/whole') return forward(request, response)
  const { status, headers, body } = await fetchPage(request, response)
  response.end(`${status} ${headers.location} ${body.toString()}`)
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
    isOurs = false
    expect(await (await fetchFront('/whole')).text()).toBe('303 /webhtml/there <p>answered</p>')
    expect(seen.headers['accept-encoding']).toBe('identity')
  })
  it('the site receives the body of a request that the development server has read', async () => {
    await fetchFront('/read', { method: 'POST', body: 'a report' })
    expect(seen).toMatchObject({ method: 'POST', url: '/read', body: 'a report' })
  })

  it('the development server rejects when the site cannot be reached', async () => {
    const { fetchPage, forward } = siteProxy({ origin: 'http://127.0.0.1:1', isOurs: false })
    const refused = createServer((request, response) => {
      const answered = request.url === '/whole' ? fetchPage(request, response) : forward(request, response)
      answered.catch((error: NodeJS.ErrnoException) => response.end(error.code))
    })
    const origin = await listen(refused)
    for (const path of ['/whole', '/']) expect(await (await fetch(origin + path)).text()).toBe('ECONNREFUSED')
    refused.close()
    refused.closeAllConnections()
  })
})
