import { createHash } from 'node:crypto'
import { packRegistry, type RegistryEntry } from '@shuttle/contracts'
import { findBootData, rewritePage } from './rewrite-page'

const anEntry = (name: string, path: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  version: '1.0.0-a',
  container: `${name.replace('-', '_')}_1_0_0_a`,
  entry: `/webhtml/remotes/${name}/1.0.0-a/entry.js`,
  integrity: `sha256-${'A'.repeat(43)}=`,
  slots: [],
  pages: [
    {
      path,
      name: name.slice(3),
      title: name,
      background: 'bg',
      index: 1,
      guard: 'public',
      keepAlive: true,
      bottomBar: false,
      header: 'hero',
    },
  ],
  ...more,
})

const developed = anEntry('mf-b', '/b', {
  version: '1.0.0-dev',
  container: 'mf_b_1_0_0_dev',
  entry: '/webhtml/dev/mf-b/entry.js',
  integrity: '',
  pages: anEntry('mf-b', '/b').pages.map((page) => ({ ...page, header: 'bar', background: 'surface' })),
})
const parts = {
  shell: { bootScript: 'boot()', texts: { hello: '</script>' } },
  remotes: [developed],
  origins: { 'mf-b': [{ kind: 'connect' as const, origin: 'http://127.0.0.1:9200' }] },
  texts: { 'mf-b': { b: 'from source' } },
}

const published = (texts: Record<string, unknown>) => ({
  language: 'en',
  now: 1,
  registry: {
    revision: 'r',
    shell: '1',
    remotes: packRegistry([anEntry('mf-a', '/a'), anEntry('mf-b', '/b')], {}),
  },
  texts: { shell: { hello: 'published' }, ...texts },
  answers: [{ path: 'x', body: {}, answer: 1 }],
  firstCall: { path: 'y', body: {}, access: 'member' },
})
const htmlWith = (texts: Record<string, unknown> = {}, status = 200) => ({
  status,
  headers: {
    'content-security-policy':
      "default-src 'none'; script-src 'self' 'sha256-old='; style-src 'self'; connect-src 'self'",
    'integrity-policy': 'blocked-destinations=(script)',
    'x-else': 'kept',
  },
  html: [
    '<!doctype html><html lang="en"><head>',
    '<script type="application/json" id="pinned">["/webhtml/shell/1/"]</script>',
    `<script type="application/json" id="boot">${JSON.stringify(published(texts))}</script>`,
    '<script>old()</script>',
    '<link rel="icon" href="/webhtml/shell/1/icon.svg">',
    '<link rel="stylesheet" href="/webhtml/shell/1/main.css" integrity="sha256-x" crossorigin>',
    '<script defer src="/webhtml/shell/1/main.js" integrity="sha256-x" crossorigin></script>',
    '<link rel="preload" as="script" href="/webhtml/remotes/mf-a/1.0.0-a/entry.js" integrity="sha256-x" crossorigin>',
    '</head><body data-background="bg"><div id="root"><div class="boot-skeleton" data-header="hero"></div></div>',
    '</body></html>',
  ].join('\n'),
})
const rewrite = (path: string, page = htmlWith()) => {
  const rewritten = rewritePage(page, path, parts)
  if (!rewritten) throw new Error('not rewritten')
  const boot = findBootData(rewritten.html)
  if (!boot) throw new Error('no boot data')
  return { ...rewritten, boot }
}

describe('a composed page in development', () => {
  it('style and script of the shell from source replace the published ones', () => {
    const { html } = rewrite('/a')
    expect(html).not.toContain('/webhtml/shell/1/main')
    expect(html).toContain('<script>boot()</script>')
    const order = ['/webhtml/dev/shell/main.css', '/webhtml/dev/client/client.js', '/webhtml/dev/shell/main.js']
    const places = order.map((file) => html.indexOf(file))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
    expect(html).toContain('/webhtml/shell/1/icon.svg')
  })

  it('the registry has the developed remotes, and the others as published', () => {
    const { boot } = rewrite('/a')
    expect(boot.registry.remotes).toEqual([anEntry('mf-a', '/a'), developed])
    expect(boot.answers).toEqual([{ path: 'x', body: {}, answer: 1 }])
  })

  it('the page admits scripts of development beside those of the site', () => {
    const pinned = /id="pinned">(.*?)</.exec(rewrite('/a').html)?.[1] ?? ''
    expect(JSON.parse(pinned)).toEqual(
      expect.arrayContaining(['/webhtml/shell/1/', '/webhtml/remotes/mf-a/1.0.0-a/', '/webhtml/dev/']),
    )
  })

  it('retains the hints of a published page, and drops those of a developed one', () => {
    expect(rewrite('/a').html).toContain('rel="preload"')
    expect(rewrite('/b').html).not.toContain('rel="preload"')
  })

  it('inserts texts of the shell and of a developed page from source, and escapes a closing tag in them', () => {
    const { boot, html } = rewrite('/b', htmlWith({ 'mf-b': { b: 'published' } }))
    expect(boot.texts).toEqual({ shell: { hello: '</script>' }, 'mf-b': { b: 'from source' } })
    expect(html).toContain('\\u003c/script>')
    expect(rewrite('/a', htmlWith({ 'mf-a': { a: 1 } })).boot.texts).toMatchObject({ 'mf-a': { a: 1 } })
  })

  it('drops the first call of a developed page, which sends its own', () => {
    expect(rewrite('/b').boot.firstCall).toBeUndefined()
    expect(rewrite('/a').boot.firstCall).toBeDefined()
  })

  it('routes a page that the site does not know, with the layout of its manifest', () => {
    const { status, html } = rewrite('/b', htmlWith({}, 404))
    expect(status).toBe(200)
    expect(html).toContain('data-background="surface"')
    expect(html).toContain('data-header="bar"')
    expect(rewrite('/nowhere', htmlWith({}, 404)).status).toBe(404)
  })

  it('extends the policy with the hash of the boot script', () => {
    const hash = createHash('sha256').update('boot()').digest('base64')
    const { headers } = rewrite('/a')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; connect-src 'self'`,
    )
    expect(headers).toMatchObject({ 'x-else': 'kept', 'cache-control': 'no-store' })
    expect(headers).not.toHaveProperty('integrity-policy')
  })

  it('opens the policy of a developed page for the origins of its remote, and of no other page', () => {
    expect(rewrite('/b').headers['content-security-policy']).toMatch(/; connect-src 'self' http:\/\/127\.0\.0\.1:9200$/)
    expect(rewrite('/a').headers['content-security-policy']).not.toContain('9200')
  })

  it('retains the shell of the site when the shell is not developed', () => {
    const page = htmlWith({ 'mf-b': { b: 'published' } })
    const rewritten = rewritePage(page, '/b', { ...parts, shell: undefined })
    const { html = '', headers = {} } = rewritten ?? {}
    expect(html).toContain('<script defer src="/webhtml/shell/1/main.js"')
    expect(html).toContain('<script>old()</script>')
    expect(html).not.toContain('/webhtml/dev/shell/')
    expect(html).toContain('<script defer src="/webhtml/dev/client/client.js"></script>')
    expect(headers['content-security-policy']).toBe(`${page.headers['content-security-policy']} http://127.0.0.1:9200`)
    expect(headers).not.toHaveProperty('integrity-policy')
    expect(findBootData(html)?.texts).toEqual({ shell: { hello: 'published' }, 'mf-b': { b: 'from source' } })
    expect(findBootData(html)?.registry.remotes).toEqual([anEntry('mf-a', '/a'), developed])
  })

  it('a composed page in development does not rewrite a document that is no page of this site', () => {
    expect(rewritePage({ ...htmlWith(), html: '<html><script>pay()</script></html>' }, '/b', parts)).toBeUndefined()
  })
})
