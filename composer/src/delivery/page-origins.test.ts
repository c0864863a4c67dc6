import type { RemoteOrigins } from '@shuttle/contracts'
import type { AdmittedOrigin } from '@shuttle/releases'
import { aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'

const API = 'https://api.tours.example'
const MAPS = 'https://maps.example:8443'
const admitted = (kind: AdmittedOrigin['kind'], origin: string, app = 'mf-x'): AdmittedOrigin => ({ app, kind, origin })

/** `mf-x` has `/x` and names origins; `mf-y` has home, and shows a slot of `mf-x` on `/with_slot`. */
const aSite = async (origins: RemoteOrigins, given: AdmittedOrigin[]) => {
  const store = aStore({
    'mf-y': [aPage('/'), { ...aPage('/with_slot'), firstSlots: ['login-panel.v1'] }],
  })
  const pages = [aPage('/x')]
  const slots = ['login-panel.v1' as const]
  store.publish('mf-x', '1', pages, { manifest: { name: 'mf-x', contract: 1, slots, pages, origins } })
  store.goLive({ 'mf-x': '1' })
  store.registry.origins = given
  store.registry.revision += 1
  const { open, refresh } = await buildDelivery(store)
  const read = async (path: string) => {
    const { headers, html } = await open(`/webhtml${path}`)
    const directives = String(headers['content-security-policy']).split('; ')
    const find = (name: string) => directives.find((one) => one.startsWith(`${name} `))
    return {
      connect: find('connect-src'),
      frame: find('frame-src'),
      img: find('img-src'),
      mark: /<meta name="origins" content="([^"]*)">/.exec(html)?.[1],
    }
  }
  return { store, read, refresh }
}

const CLOSED = { connect: "connect-src 'self'", frame: "frame-src 'none'", img: "img-src 'self' data:" }

describe('other origins of a remote', () => {
  const all = [admitted('connect', API), admitted('frame', MAPS), admitted('img', MAPS)]
  const named = { connect: [API], frame: [MAPS], img: [MAPS] }

  it('open the policy of its page, each for what it is named for', async () => {
    const { read } = await aSite(named, all)
    expect(await read('/x')).toEqual({
      connect: `connect-src 'self' ${API}`,
      frame: `frame-src ${MAPS}`,
      img: `img-src 'self' data: ${MAPS}`,
      mark: 'mf-x',
    })
  })
  it('open a page whose first screen has a slot of the remote', async () => {
    const { read } = await aSite(named, all)
    expect(await read('/with_slot')).toMatchObject({ connect: `connect-src 'self' ${API}`, mark: 'mf-x' })
  })
  it.each(['/', '/page_closed', '/nowhere'])('open no other page, such as %s', async (path) => {
    const { read } = await aSite(named, all)
    expect(await read(path)).toEqual({ ...CLOSED, mark: undefined })
  })
  it.each([
    ['an origin that is not admitted', []],
    ['an origin that is admitted for another remote', [admitted('connect', API, 'mf-y')]],
    ['an origin that is admitted for something else', [admitted('img', API)]],
  ])('open no page for %s', async (_what, given) => {
    const { read } = await aSite({ connect: [API] }, given)
    expect((await read('/x')).connect).toBe(CLOSED.connect)
  })
  it('open no page for an admitted origin that the remote does not name', async () => {
    const { read } = await aSite({}, all)
    expect(await read('/x')).toEqual({ ...CLOSED, mark: undefined })
  })
  it('open no page once the operator has closed them', async () => {
    const { store, read, refresh } = await aSite({ connect: [API] }, [admitted('connect', API)])
    expect((await read('/x')).connect).toContain(API)
    store.registry.origins = []
    store.registry.revision += 1
    await refresh()
    expect((await read('/x')).connect).toBe(CLOSED.connect)
  })
  it('open no page of a remote that is closed', async () => {
    const { store, read, refresh } = await aSite({ connect: [API] }, [admitted('connect', API)])
    store.change('mf-x', { enabled: false })
    await refresh()
    expect(await read('/x')).toEqual({ ...CLOSED, mark: undefined })
  })
})
