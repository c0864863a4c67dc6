import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

const open = async (url: string, headers?: Record<string, string>) =>
  (await buildDelivery(aStore({ 'mf-x': [aPage('/'), aPage('/ticket_details')] }))).open(url, headers)

describe('the composed page', () => {
  it('hints at every file of the requested path, with integrity, after the main script', async () => {
    const { html } = await open('/webhtml/ticket_details')
    const addresses = [
      ...html.matchAll(
        /(?:href|src)="(\/webhtml\/(?:shell|remotes)[^"]+\.(?:js|css))" integrity="sha256-[^"]+" crossorigin/g,
      ),
    ]
    expect(addresses.map((match) => match[1])).toEqual([
      '/webhtml/shell/1/main.css',
      '/webhtml/shell/1/main.js',
      '/webhtml/remotes/mf-x/1/entry.js',
      '/webhtml/remotes/mf-x/1/remote.js',
      '/webhtml/remotes/mf-x/1/page.css',
      '/webhtml/remotes/mf-x/1/page.js',
    ])
  })
  it('hints at no more than six files before a screen', async () => {
    const { html } = await open('/webhtml/')
    expect(html.match(/integrity=/g)).toHaveLength(6)
  })
  it('contains the registry, the texts of shell and owner, and no file list', async () => {
    const { boot } = await open('/webhtml/ticket_details?lang=en')
    expect(boot.registry.remotes[0]).toMatchObject({
      name: 'mf-x',
      version: '1',
      entry: '/webhtml/remotes/mf-x/1/entry.js',
    })
    expect(boot.texts).toEqual({ shell: { who: 'shell' }, 'mf-x': { who: 'mf-x' } })
    expect(JSON.stringify(boot.registry)).not.toContain('page.js')
  })
  it('the composed page is sent with 404 for a path without an owner', async () => {
    const { status, html } = await open('/webhtml/nowhere')
    expect(status).toBe(404)
    expect(html).toContain('main.js')
  })
  it('the composed page is sent with 200 for a page of the shell', async () =>
    expect((await open('/webhtml/page_closed')).status).toBe(200))
  it('the composed page is not sent for a missing file, which is 404', async () => {
    const { status, html } = await open('/webhtml/remotes/mf-x/1/gone.js')
    expect(status).toBe(404)
    expect(html).not.toContain('<html')
  })
  it.each([
    '/webhtml/remotes/..%2flast-good.json',
    '/webhtml/remotes/../last-good.json',
    '/webhtml/remotes/%2e%2e/last-good.json',
  ])('the composed page is not sent for an address outside the builds: %s', async (url) => {
    const { html } = await open(url)
    expect(html).not.toContain('sources')
  })
  it('contains the contact for error pages, without a request for it', async () => {
    const { open: openPage } = await buildDelivery(aStore({ 'mf-x': [aPage('/')] }), {
      supportAddress: 'help@tickets.example',
    })
    expect((await openPage('/webhtml/')).html).toContain('<meta name="support" content="help@tickets.example">')
  })
  it('the composed page escapes addresses', async () => {
    const { html } = await open('/webhtml/%3Cscript%3Ealert(1)%3C/script%3E?lang=%22%3E%3Cscript%3E')
    expect(html).not.toContain('<script>alert')
  })
})

describe('a page with slots on its first screen', () => {
  const pages = [aPage('/lists', { firstSlots: ['order-list.v1'] }), aPage('/')]
  /** `mf-y` fills the slot, and has a page of its own. */
  const withFiller = () => {
    const store = aStore({ 'mf-x': pages })
    const own = [aPage('/orders')]
    store.publish('mf-y', '1', own, {
      slotFiles: { 'order-list.v1': ['page.js'] },
      manifest: { name: 'mf-y', contract: 1, slots: ['order-list.v1'], pages: own },
    })
    store.goLive({ 'mf-y': '1' })
    return store
  }
  const hintsAt = (html: string) =>
    [...html.matchAll(/rel="preload"[^>]*href="\/webhtml\/remotes\/([^"]+)"/g)].map((match) => match[1])

  it('contains the files and texts of the remotes that fill them, unlike other pages', async () => {
    const { open } = await buildDelivery(withFiller())
    const { html, boot } = await open('/webhtml/lists?lang=en')
    expect(hintsAt(html)).toEqual([
      ...['mf-x/1/entry.js', 'mf-x/1/remote.js', 'mf-x/1/page.css', 'mf-x/1/page.js'],
      ...['mf-y/1/entry.js', 'mf-y/1/remote.js', 'mf-y/1/page.js'],
    ])
    expect(Object.keys(boot.texts)).toEqual(['shell', 'mf-x', 'mf-y'])
    expect(hintsAt((await open('/webhtml/')).html)).not.toContain('mf-y/1/entry.js')
  })

  it('contains none where no remote fills them or that remote is closed', async () => {
    const unfilled = await buildDelivery(aStore({ 'mf-x': pages }))
    expect(hintsAt((await unfilled.open('/webhtml/lists')).html)).toHaveLength(4)
    const store = withFiller()
    store.change('mf-y', { enabled: false })
    const { open } = await buildDelivery(store)
    expect(hintsAt((await open('/webhtml/lists')).html)).toHaveLength(4)
  })
})

describe('[P2.home.3] the language of the page (purchase 2, home)', () => {
  it.each([
    ['?lang=zh-Hans', { cookie: 'lang=en' }, 'zh-CN', '购票'],
    ['', { cookie: 'lang=zh-hk' }, 'zh-HK', '購票'],
    ['', { 'accept-language': 'zh-SG,en;q=0.8' }, 'zh-CN', '购票'],
    ['', { 'accept-language': 'fr' }, 'en', 'Buy a ticket'],
  ])('the page chooses its language: %s %p -> %s', async (query, headers, tag, title) => {
    const { html } = await open(`/webhtml/ticket_details${query}`, headers as Record<string, string>)
    expect(html).toContain(`<html lang="${tag}">`)
    expect(html).toContain(`<title>${title} · `)
  })
})
