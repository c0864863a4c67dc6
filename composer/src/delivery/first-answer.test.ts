import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

const call = { path: 'ticket/price', body: { lineCode: '$query.line', buyDate: '$today' }, access: 'public' } as const
const storeWith = (access: 'public' | 'member') => aStore({ 'mf-x': [aPage('/p', { firstCall: { ...call, access } })] })

describe('public first answers in the page', () => {
  it('a public first call has values of the address and the business day, in the language of the page', async () => {
    const calls: unknown[] = []
    const { open } = await buildDelivery(storeWith('public'), {
      api: async (...what) => {
        calls.push(what)
        return { code: 'SUCCESS' }
      },
    })
    const { boot } = await open('/webhtml/p?line=HKGZHO&lang=zh-Hant')
    const body = { lineCode: 'HKGZHO', buyDate: '2026-11-21' }
    expect(calls).toEqual([['ticket/price', body, { 'accept-language': 'zh-HK', 'x-forwarded-for': '127.0.0.1' }]])
    expect(boot.answers).toEqual([{ path: 'ticket/price', body, answer: { code: 'SUCCESS' } }])
  })
  it.each([
    ['the address lacks a value', 'public', '/webhtml/p', async () => ({})],
    ['a value of the address is no code', 'public', '/webhtml/p?line=X%22Y', async () => ({})],
    ['the call is for members', 'member', '/webhtml/p?line=X', async () => ({})],
    ['the service fails', 'public', '/webhtml/p?line=X', () => Promise.reject(new Error('down'))],
    ['the service is slow', 'public', '/webhtml/p?line=X', () => new Promise(() => {})],
  ] as const)('public first answers in the page are left to the browser when %s', async (_why, access, url, api) => {
    const { open } = await buildDelivery(storeWith(access), { api })
    const { status, boot } = await open(url)
    expect([status, boot.answers]).toEqual([200, []])
  })
})

describe('public calls beside the first one', () => {
  const extraCalls = { path: 'sales/policy', body: { lineCode: '$query.line' }, access: 'public' } as const
  const store = () => aStore({ 'mf-x': [aPage('/p', { firstCall: call, extraCalls: [extraCalls] })] })
  it('public calls of a page are sent in parallel, and each answer comes with the page', async () => {
    const calls: string[] = []
    const api = async (path: string) => {
      calls.push(path)
      while (calls.length < 2) await new Promise((resolve) => setTimeout(resolve))
      return path
    }
    const { boot } = await (await buildDelivery(store(), { api })).open('/webhtml/p?line=X')
    expect(boot.answers.map(({ path, answer }) => [path, answer])).toEqual([
      ['ticket/price', 'ticket/price'],
      ['sales/policy', 'sales/policy'],
    ])
  })
  it('first calls fail independently, and are not part of the registry', async () => {
    const api = async (path: string) => (path === 'sales/policy' ? Promise.reject(new Error('down')) : path)
    const { boot } = await (await buildDelivery(store(), { api })).open('/webhtml/p?line=X')
    expect(boot.answers.map(({ path }) => path)).toEqual(['ticket/price'])
    expect(boot.registry.remotes[0]?.pages[0]).not.toHaveProperty('extraCalls')
  })
})

describe('the wire version of a first call', () => {
  const older = (access: 'public' | 'member') => {
    const store = storeWith(access)
    const pages = [aPage('/p', { firstCall: { ...call, access } })]
    const manifest = { name: 'mf-x', contract: 1 as const, wire: 3, pages, slots: [] }
    store.publish('mf-x', '2', pages, { manifest })
    store.goLive({ 'mf-x': '2' })
    return store
  }
  it('the composer sends a first call with the wire version of the build that reads its answer', async () => {
    const calls: unknown[] = []
    const api = async (_path: string, _body: object, headers: object) => calls.push(headers)
    await (await buildDelivery(older('public'), { api })).open('/webhtml/p?line=X&lang=en')
    expect(calls).toEqual([expect.objectContaining({ 'x-wire': '3' })])
  })
  it('the boot script sends a first call with the wire version of the build that reads its answer', async () => {
    const { boot } = await (await buildDelivery(older('member'))).open('/webhtml/p?line=X')
    expect(boot.firstCall).toMatchObject({ path: 'ticket/price', wire: 3 })
  })
})

describe('the first call of the boot script', () => {
  it('a first call for members is part of the page, with the business day filled in', async () => {
    const { boot } = await (await buildDelivery(storeWith('member'))).open('/webhtml/p?line=X')
    expect(boot.firstCall).toEqual({
      path: 'ticket/price',
      body: { lineCode: '$query.line', buyDate: '2026-11-21' },
      access: 'member',
    })
  })
  it('a public page contains no first call for the boot script', async () =>
    expect((await (await buildDelivery(storeWith('public'))).open('/webhtml/p?line=X')).boot.firstCall).toBeUndefined())
})
