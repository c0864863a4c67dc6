import { createHash } from 'node:crypto'
import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

const readHeaders = async (url: string) =>
  (await (await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))).open(url)).headers

describe('headers of every page', () => {
  it.each(['/webhtml/', '/webhtml/nowhere', '/webhtml/page_closed'])(
    'the page %s is sent with strict headers',
    async (url) => {
      const headers = await readHeaders(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toMatch(/unsafe|nonce|\*/)
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toContain(`'sha256-${createHash('sha256').update('/* boot-script.js of 1 */').digest('base64')}'`)
      expect(headers).toMatchObject({
        'integrity-policy': 'blocked-destinations=(script)',
        'cache-control': 'private, no-cache',
      })
    },
  )
  it('a page allows forms to this site and to enabled payment providers', async () => {
    const store = aStore({ 'mf-x': [aPage('/')] })
    const readFormAction = async (formOrigins: string[]) => {
      const { headers } = await (await buildDelivery(store, { formOrigins })).open('/webhtml/')
      return /form-action ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
    }
    expect(await readFormAction([])).toBe("'self'")
    expect(await readFormAction(['https://pay.example'])).toBe("'self' https://pay.example")
  })
  it('a page frames only documents of the frames’ origin and delegates payments to them', async () => {
    const frameOrigins = ['https://frames.example']
    const { headers } = await (await buildDelivery(aStore({ 'mf-x': [aPage('/')] }), { frameOrigins })).open(
      '/webhtml/',
    )
    expect(String(headers['content-security-policy'])).toContain('; frame-src https://frames.example;')
    expect(headers['permissions-policy']).toContain('payment=(self "https://frames.example")')
  })
  it('no document may take payments without frames', async () =>
    expect((await readHeaders('/webhtml/'))['permissions-policy']).toContain('payment=()'))
  it.each(['/webhtml/frames/mastercard', '/webhtml/frames/slide'])('the site itself has no %s', async (url) =>
    expect((await (await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))).open(url)).status).toBe(404),
  )
  it('browsers may cache files of builds for ever', async () =>
    expect(await readHeaders('/webhtml/remotes/mf-x/1/entry.js')).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    }))
})
