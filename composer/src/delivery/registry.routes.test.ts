import { aShell } from './testing/a-record'
import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

/** `mf-x` went live as 1, 2, 3. */
const aSite = async (versions = ['2', '3']) => {
  const store = aStore({ 'mf-x': [aPage('/')], 'mf-y': [aPage('/y')] })
  for (const version of versions) {
    store.publish('mf-x', version, [aPage('/')])
    store.goLive({ 'mf-x': version })
  }
  const delivery = await buildDelivery(store)
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const response = await delivery.app.inject({ url, headers })
    return { status: response.statusCode, headers: response.headers, answer: response.json() }
  }
  return { store, get, ...delivery }
}
const next = (version: string, shell = '1', name = 'mf-x') =>
  `/webhtml/registry/${name}/next/${version}?shell=${shell}&lang=zh-CN`
const before = (version: string, shell = '1', name = 'mf-x') =>
  `/webhtml/registry/${name}/before/${version}?shell=${shell}&lang=zh-CN`

describe('registry.json', () => {
  it('answers the deployment set of the visitor, as in the page, and draws no cohort', async () => {
    const { get, open, store, refresh } = await aSite()
    store.publish('mf-x', '4', [aPage('/')])
    store.change('mf-x', { canary: { version: '4', stage: '25' } })
    await refresh()
    for (const cohort of [1, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000]) {
      const cookie = `cohort=${cohort}`
      const { boot } = await open('/webhtml/?lang=en', { cookie })
      expect((await get('/webhtml/registry.json?lang=en', { cookie })).answer).toEqual(boot.registry)
    }
    const { answer, headers } = await get('/webhtml/registry.json?lang=en')
    expect(answer.remotes[0].version).toBe('3')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Language, Cookie' })
    expect(headers).not.toHaveProperty('set-cookie')
  })
})

describe('the version before', () => {
  it('the version before is answered with everything that the shell needs to load it', async () => {
    const { get } = await aSite()
    const { status, answer, headers } = await get(before('3'))
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      name: 'mf-x',
      version: '2',
      container: 'mf_x_2',
      entry: '/webhtml/remotes/mf-x/2/entry.js',
      integrity: expect.stringMatching(/^sha256-/),
      pages: [{ path: '/', title: '购票' }],
    })
    expect(headers['cache-control']).toBe('no-store')
  })
  it('the version before is part of the page, whose boot script admits it', async () => {
    const { boot, before: versions, pinned } = await (await aSite()).open('/webhtml/')
    expect(boot.registry.remotes.map(({ name }) => name)).toEqual(['mf-x', 'mf-y', 'shell'])
    expect(versions).toBe('2,,')
    expect(pinned).toEqual(['/webhtml/shell/1/'])
  })
  it.each([
    ['of the first version', before('1')],
    ['of an unknown version', before('9')],
    ['of an unknown remote', before('1', '1', 'mf-z')],
    ['of the shell', before('1', '1', 'shell')],
    ['for an unknown shell', before('3', '9')],
    ['for no shell', '/webhtml/registry/mf-x/before/3'],
  ])('the request for the version before is answered 404 %s', async (_what, url) =>
    expect((await (await aSite()).get(url)).status).toBe(404),
  )
  it('the request for the version before is answered 404 for a closed remote', async () => {
    const { get, store, refresh } = await aSite()
    store.change('mf-x', { enabled: false })
    await refresh()
    expect((await get(before('3'))).status).toBe(404)
  })
  it('the version before is never a withdrawn one', async () => {
    const { get, store, refresh } = await aSite()
    const two = store.registry.apps.find(({ name }) => name === 'mf-x')?.builds.find(({ version }) => version === '2')
    Object.assign(two ?? {}, { withdrawn: true })
    await refresh()
    expect((await get(before('3'))).answer).toMatchObject({ version: '1' })
  })
  it('runs on the shell of the requesting page, which may be an old one', async () => {
    const { get, store, refresh } = await aSite(['2'])
    store.accept(aShell('2', { shared: { react: '20.0.0' } }))
    store.publish('mf-x', '3', [aPage('/')], { shared: { react: '^20.0.0' } })
    store.publish('mf-x', '4', [aPage('/')], { shared: { react: '^20.0.0' } })
    store.goLive({ shell: '2' })
    store.goLive({ 'mf-x': '3' })
    store.goLive({ 'mf-x': '4' })
    await refresh()
    expect((await get(before('4', '2'))).answer).toMatchObject({ version: '3' })
    expect((await get(before('4', '1'))).answer).toMatchObject({ version: '2' })
  })
  it('the version before is found further back than the builds in memory', async () => {
    const { get, store, refresh } = await aSite(['2', '3', '4', '5', '6', '7'])
    store.broken.store = 'down'
    expect((await get(before('2'))).status).toBe(404)
    store.broken.store = undefined
    await refresh()
    expect((await get(before('2'))).answer).toMatchObject({ version: '1' })
  })
})

describe('the version that replaces a withdrawn one in an open page', () => {
  it('an open page replaces a withdrawn version by the one of a new page, whatever went live before', async () => {
    const { get, store, refresh } = await aSite(['2', '3', '4'])
    const builds = store.registry.apps.find(({ name }) => name === 'mf-x')?.builds ?? []
    for (const build of builds) build.withdrawn = build.version !== '1'
    store.change('mf-x', { live: '1' })
    await refresh()
    for (const version of ['2', '3', '4'])
      expect((await get(next(version))).answer).toMatchObject({
        version: '1',
        entry: '/webhtml/remotes/mf-x/1/entry.js',
      })
    for (const build of builds) build.withdrawn = build.version === '1'
    store.change('mf-x', { live: '3' })
    await refresh()
    expect((await get(next('1'))).answer).toMatchObject({ version: '3' })
  })
  it('the version that replaces a withdrawn one in an open page is the trial for a visitor of the trial', async () => {
    const { get, store, refresh } = await aSite(['2'])
    store.publish('mf-x', '3', [aPage('/')])
    store.change('mf-x', { canary: { version: '3', stage: '25' } })
    await refresh()
    const given = new Set<string>()
    for (let cohort = 0; cohort < 10_000; cohort += 500) {
      const cookie = `cohort=${cohort}`
      const { version } = (await get(next('1'), { cookie })).answer
      expect(version).toBe((await get('/webhtml/registry.json', { cookie })).answer.remotes[0].version)
      given.add(version)
    }
    expect([...given].sort()).toEqual(['2', '3'])
  })
  it('runs on the shell of the requesting page', async () => {
    const { get, store, refresh } = await aSite(['2'])
    store.accept(aShell('2', { shared: { react: '20.0.0' } }))
    store.publish('mf-x', '3', [aPage('/')], { shared: { react: '^20.0.0' } })
    store.goLive({ shell: '2' })
    store.goLive({ 'mf-x': '3' })
    await refresh()
    expect((await get(next('2', '2'))).answer).toMatchObject({ version: '3' })
    expect((await get(next('2', '1'))).answer).toMatchObject({ version: '1' })
    expect((await get(next('1', '1'))).status).toBe(404)
    expect((await get(next('2', '9'))).status).toBe(404)
  })
  it('a withdrawn version has no replacement while the remote is closed, and the live version when it opens', async () => {
    const { get, store, refresh } = await aSite()
    store.change('mf-x', { enabled: false })
    await refresh()
    expect((await get(next('3'))).status).toBe(404)
    store.change('mf-x', { enabled: true })
    await refresh()
    expect((await get(next('3'))).answer).toMatchObject({ version: '3' })
  })
})

describe('withdrawals', () => {
  it('withdrawals may be cached for a second by any proxy, and cost no bytes while unchanged', async () => {
    const { get, app, store, refresh } = await aSite()
    const fetchWithEtag = (etag: string) =>
      app.inject({ url: '/webhtml/registry/withdrawn', headers: { 'if-none-match': etag, cookie: 'cohort=1' } })
    const { headers } = await get('/webhtml/registry/withdrawn')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=1',
      'content-type': expect.stringContaining('json'),
    })
    expect(headers).not.toHaveProperty('vary')
    const same = await fetchWithEtag(String(headers.etag))
    expect([same.statusCode, same.body]).toEqual([304, ''])
    store.change('mf-y', { enabled: false })
    await refresh()
    const changed = await fetchWithEtag(String(headers.etag))
    expect([changed.statusCode, changed.json().closed]).toEqual([200, ['mf-y']])
  })
  it('withdrawals are listed by name and version', async () => {
    const { get, store, refresh, delivery } = await aSite()
    expect((await get('/webhtml/registry/withdrawn')).answer).toEqual({ revision: 0, withdrawn: {}, closed: [] })
    const x = store.registry.apps.find(({ name }) => name === 'mf-x')
    for (const build of x?.builds ?? []) build.withdrawn = build.version === '3'
    store.change('mf-x', { live: '2' })
    store.change('mf-y', { enabled: false })
    store.registry.withdrawals = 2
    await refresh()
    const { answer, headers } = await get('/webhtml/registry/withdrawn')
    expect(answer).toEqual({ revision: 2, withdrawn: { 'mf-x': ['3'] }, closed: ['mf-y'] })
    expect(headers['cache-control']).toBe('public, max-age=1')
    expect(delivery.withdrawals()).toBe(2)
    expect((await get('/webhtml/registry.json')).answer.withdrawals).toBe(2)
  })
})

describe('a closed remote', () => {
  it('a closed remote stays in the registry with its paths and no files, and returns when it opens', async () => {
    const store = aStore({ 'mf-x': [aPage('/', { firstCall: { path: 'a/b', body: {}, access: 'public' } })] })
    const apiCalls: string[] = []
    const { open, refresh } = await buildDelivery(store, { api: async (path) => apiCalls.push(path) })
    store.change('mf-x', { enabled: false })
    await refresh()
    const { status, html, boot, pinned } = await open('/webhtml/?lang=en')
    expect(status).toBe(200)
    expect(boot.registry.remotes[0]).toMatchObject({
      name: 'mf-x',
      closed: true,
      entry: '',
      integrity: '',
      pages: [{ path: '/', title: 'Buy a ticket' }],
    })
    expect([boot.texts, boot.answers, apiCalls]).toEqual([{ shell: { who: 'shell' } }, [], []])
    expect(html).not.toContain('/webhtml/remotes/mf-x')
    expect(pinned).toEqual(['/webhtml/shell/1/'])
    store.change('mf-x', { enabled: true })
    await refresh()
    expect((await open('/webhtml/')).html).toContain('/webhtml/remotes/mf-x/1/page.js')
  })
})
