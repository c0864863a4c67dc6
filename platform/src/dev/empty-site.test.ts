/** @jest-environment node */
import { freePort } from '../test-run/free-port'
import { type Answerer, listenHere } from './listen-here'
import { findBootData } from './rewrite-page'
import { siteFront } from './site-front'

const open = async (answer: Answerer) => {
  const port = await freePort()
  const { close } = await listenHere({ host: '127.0.0.1', port }, answer)
  return { url: `http://127.0.0.1:${port}`, close }
}
const openAlone = (origin?: string) =>
  open(
    siteFront({
      site: origin ? { origin, isOurs: false } : undefined,
      isAlone: true,
      remotes: [],
      parts: async () => ({ shell: { bootScript: 'start()', texts: {} }, remotes: [], origins: {}, texts: {} }),
      print: () => {},
    }),
  )

describe('the site of a remote that is developed alone', () => {
  it.each([
    ['zh-CN,zh;q=0.9', 'zh-cn'],
    ['zh-TW', 'zh-hk'],
    ['de', 'en'],
  ])('the empty site writes a fillable page in the language of the browser: %s', async (accepted, language) => {
    const { url, close } = await openAlone()
    try {
      const answer = await fetch(`${url}/webhtml/tours`, {
        headers: { accept: 'text/html', 'accept-language': accepted },
      })
      const html = await answer.text()
      expect(findBootData(html)).toMatchObject({ language, registry: { remotes: [] } })
      expect(html).toContain('<script>start()</script>')
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']{10,}'/)
    } finally {
      close()
    }
  })

  it('the empty site refuses calls in the envelope of the service when there is none', async () => {
    const { url, close } = await openAlone()
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
    const { url, close } = await openAlone(service.url)
    try {
      expect(await (await fetch(`${url}/api/orders`)).text()).toBe('served /api/orders')
    } finally {
      close()
      service.close()
    }
  })
})
