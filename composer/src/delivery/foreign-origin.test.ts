import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'
import { countFaults } from './testing/count-faults'

const BASE = 'https://cdn.partner.example/mf-x/1/'
const aSite = async (base = BASE) => {
  const store = aStore({})
  store.publish('mf-x', '1', [aPage('/')], { base })
  store.goLive({ 'mf-x': '1' })
  return buildDelivery(store)
}

describe('a remote served from another site', () => {
  it('a remote served from another site is hinted at, loaded and pinned at that site, and our store has its texts', async () => {
    const { html, boot, pinned } = await (await aSite()).open('/webhtml/?lang=en')
    const [entry] = boot.registry.remotes
    expect(entry).toMatchObject({
      name: 'mf-x',
      entry: `${BASE}entry.js`,
      integrity: expect.stringMatching(/^sha256-/),
    })
    expect(pinned).toEqual(['/webhtml/shell/1/', BASE])
    expect(boot.texts).toEqual({ shell: { who: 'shell' }, 'mf-x': { who: 'mf-x' } })
    const hints = [...html.matchAll(/<link rel="preload"[^>]*>/g)].map(([hint]) => hint)
    expect(hints).toHaveLength(4)
    for (const hint of hints) {
      expect(hint).toContain(`href="${BASE}`)
      // `crossorigin` without a value is anonymous, so no cookie is ever sent there.
      expect(hint).toMatch(/integrity="sha256-[^"]+" crossorigin>$/)
    }
  })

  it('a remote served from another site is admitted by the policy with its own folder only', async () => {
    const { headers } = await (await aSite()).open('/webhtml/')
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ', 1)[0], directive.split(' ').slice(1)]),
    )
    expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'sha256-/), BASE])
    expect(policy['style-src']).toEqual(["'self'", BASE])
    expect(policy['img-src']).toEqual(["'self'", 'data:', BASE])
    expect(policy['connect-src']).toEqual(["'self'"])
    expect(policy['frame-src']).toEqual(["'none'"])
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
  })

  it('a remote served from another site does not change the policy of pages without it', async () => {
    const { open } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }))
    expect(String((await open('/webhtml/')).headers['content-security-policy'])).not.toContain('http')
  })

  it('a remote served from another site has no folder in the policy while it is closed', async () => {
    const store = aStore({})
    store.publish('mf-x', '1', [aPage('/')], { base: BASE })
    store.goLive({ 'mf-x': '1' })
    store.change('mf-x', { enabled: false })
    const { html, headers } = await (await buildDelivery(store)).open('/webhtml/')
    expect(html + String(headers['content-security-policy'])).not.toContain('partner')
  })

  it.each([
    'http://cdn.partner.example/mf-x/1/',
    'https://cdn.partner.example/mf-x/1',
    'https://user:secret@cdn.partner.example/mf-x/',
    'https://cdn.partner.example/mf-x/?a=/',
    "https://cdn.partner.example/';script-src/",
    'https://cdn.partner.example/a;b/',
    'https://*.partner.example/',
    '//cdn.partner.example/',
    'data:text/javascript,/',
  ])('a remote served from another site is refused at %s, and no page is composed with it', async (base) => {
    const { open, metrics } = await aSite(base)
    expect((await open('/webhtml/')).status).toBe(503)
    expect(await countFaults(metrics, 'record')).toBeGreaterThan(0)
  })

  it('a remote served from another site may be served from this machine without https', async () =>
    expect((await (await aSite('http://127.0.0.1:21150/mf-x/')).open('/webhtml/')).status).toBe(200))
})
