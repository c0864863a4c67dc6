/** @jest-environment node */
import { emptySite } from './empty-site'
import { type Answerer, listenHere } from './listen-here'
import { findBootData, rewritePage } from './rewrite-page'

const open = async (answer: Answerer) => {
  const { freePort } = await import('../test-run/free-port')
  const port = await freePort()
  const { close } = await listenHere({ host: '127.0.0.1', port }, answer)
  return { url: `http://127.0.0.1:${port}`, close }
}

describe('the site of a remote that is developed alone', () => {
  it.each([
    ['zh-CN,zh;q=0.9', 'zh-cn'],
    ['zh-TW', 'zh-hk'],
    ['de', 'en'],
  ])('the empty site writes a fillable page in the language of the browser: %s', async (accepted, language) => {
    const site = emptySite(undefined)
    const { url, close } = await open(async (request, response) => {
      const { status, headers, body } = await site.fetchPage(request)
      const parts = { shell: { bootScript: 'start()', texts: {} }, remotes: [], texts: {} }
      const page = rewritePage({ status, headers, html: body.toString() }, '/tours', parts)
      response.writeHead(page?.status ?? 500, page?.headers).end(page?.html)
    })
    try {
      const answer = await fetch(`${url}/webhtml/tours`, { headers: { 'accept-language': accepted } })
      const html = await answer.text()
      expect(findBootData(html)).toMatchObject({ language, registry: { remotes: [] } })
      expect(html).toContain('<script>start()</script>')
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']{10,}'/)
    } finally {
      close()
    }
  })

  it('the empty site refuses calls in the envelope of the service when there is none', async () => {
    const site = emptySite(undefined)
    const { url, close } = await open(site.forward)
    try {
      const answer = await fetch(`${url}/api/orders`, { method: 'POST' })
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'NO_SERVICE', message: expect.stringContaining('--site') })
    } finally {
      close()
    }
  })

  it('the empty site forwards calls to a named service', async () => {
    const service = await open(async (request, response) => void response.end(`served ${request.url}`))
    const { url, close } = await open(emptySite({ origin: service.url, isOurs: false }).forward)
    try {
      expect(await (await fetch(`${url}/api/orders`)).text()).toBe('served /api/orders')
    } finally {
      close()
      service.close()
    }
  })
})
