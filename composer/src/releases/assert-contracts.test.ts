import type { BuildRecord, PageManifest } from '@shuttle/contracts'
import { aPage, aRemote, aShell } from './testing/a-build'
import { openReleaseApi, openReleaseDatabase, type ReleaseApi, type ReleaseDatabase } from './testing/open-release-api'
import { withContracts } from './testing/with-contracts'

let shared: ReleaseDatabase
let api: ReleaseApi
beforeAll(async () => {
  shared = await openReleaseDatabase()
})
afterAll(() => shared.close())
beforeEach(async () => {
  api = await openReleaseApi(shared)
  api.context.servedCalls = { 'order/read': { required: ['orderNo'] } }
})
afterEach(() => api.close())

const HOME = aPage('/')
const manifest = (name: string, pages: PageManifest[], slots: readonly 'ticket-viewer.v1'[] = []) => ({
  name,
  contract: 1 as const,
  pages,
  slots: [...slots],
})
/** `mf-a` owns home, a page and a slot, and sends an event. */
const owner = (
  version: string,
  {
    pages = [HOME, aPage('/a')],
    slots = ['ticket-viewer.v1'] as readonly 'ticket-viewer.v1'[],
    provides = {},
    uses = {},
  }: {
    pages?: PageManifest[]
    slots?: readonly 'ticket-viewer.v1'[]
    provides?: Parameters<typeof withContracts>[0]
    uses?: Parameters<typeof withContracts>[1]
  } = {},
) =>
  aRemote('mf-a', version, {
    manifest: manifest('mf-a', pages, slots),
    ...(slots.length > 0 && { slotFiles: { 'ticket-viewer.v1': ['entry.js'] } }),
    ...withContracts(
      {
        slots: { 'ticket-viewer.v1': { file: 'viewer.tsx', schema: props('orderNo') } },
        events: { 'orders:order-paid': { file: 'pay.ts', schema: props('orderNo') } },
        ...provides,
      },
      uses,
    ),
  })
const props = (...names: string[]) => ({
  type: 'object' as const,
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  required: names,
})
const user = (version: string, change: Partial<BuildRecord> = {}) =>
  aRemote('mf-b', version, {
    ...withContracts(
      {},
      {
        links: { '/a': 'list.tsx' },
        slots: { 'ticket-viewer.v1': { file: 'order.tsx', schema: props('orderNo') } },
        events: { 'orders:order-paid': { file: 'coupons.tsx', schema: props('orderNo') } },
        tokens: { '--color-text': 'page.css' },
      },
    ),
    ...change,
  })
const shell = (version: string, tokens = ['--color-text']) => aShell(version, withContracts({ tokens }))

/** Shell, owner and user, each live in version 1. */
const openSite = async () => {
  for (const build of [shell('1'), owner('1'), user('1')]) expect((await api.publish(build)).status).toBe(200)
}

describe('a build that takes something away from a live one', () => {
  it.each([
    ['a page', owner('2', { pages: [HOME] }), ['mf-a 2 has no page /a', 'mf-b 1 links to in list.tsx', 'must be live']],
    ['a slot', owner('2', { slots: [] }), ['mf-a 2 has no filler of the slot ticket-viewer.v1', 'mf-b 1', 'order.tsx']],
    [
      'a prop of a slot',
      owner('2', { provides: { slots: { 'ticket-viewer.v1': { file: 'viewer.tsx', schema: props('number') } } } }),
      ['viewer.tsx of mf-a 2', 'does not accept values without number', 'mf-b 1 gives in order.tsx'],
    ],
    [
      'an event',
      owner('2', { provides: { events: {} } }),
      ['mf-a 2 has no place that sends orders:order-paid', 'mf-b 1 listens to in coupons.tsx'],
    ],
    [
      'a field of an event',
      owner('2', { provides: { events: { 'orders:order-paid': { file: 'pay.ts', schema: props('number') } } } }),
      ['pay.ts of mf-a 2 sends orders:order-paid', 'mf-b 1 does not understand values without orderNo in coupons.tsx'],
    ],
    ['a token', shell('2', []), ['shell 2 does not declare the design token --color-text', 'mf-b 1', 'page.css']],
    ['the home page', owner('2', { pages: [aPage('/a')] }), ['no build would own the home page /']],
  ])('is refused when it drops %s, with file, contract and consumer', async (_, build, parts) => {
    await openSite()
    const { status, body } = await api.publish(build)
    expect([status, body.code]).toEqual([409, 'INCOMPATIBLE'])
    for (const part of parts) expect(body.message).toContain(part)
    expect((await api.readApp(build.record.name))?.live).toBe('1')
  })

  it('a build that takes something away is refused before its smoke, and has a link for staff', async () => {
    await openSite()
    await api.upload(owner('2', { slots: [] }))
    const request = { app: 'mf-a', version: '2', minutes: 5 }
    const smoke = await api.post('preview', { ...request, smoke: true }, 'mf-a')
    expect(smoke).toMatchObject({ status: 409, body: { code: 'INCOMPATIBLE' } })
    expect((await api.post('preview', request, 'mf-a')).status).toBe(200)
  })

  it('a build that takes nothing away is accepted (negative control)', async () => {
    await openSite()
    for (const build of [shell('2'), owner('2'), user('2')]) expect((await api.publish(build)).status).toBe(200)
  })

  it('a build that takes something away is refused as a trial too, and as a rollback', async () => {
    await openSite()
    expect((await api.publish(owner('2', { pages: [HOME] }), { stage: '5' })).status).toBe(409)
    expect((await api.publish(owner('3', { pages: [HOME, aPage('/a'), aPage('/new')] }))).status).toBe(200)
    const link = withContracts({}, { links: { '/new': 'list.tsx' } })
    expect((await api.publish(user('2', link))).status).toBe(200)
    const { status, body } = await api.move('mf-a', 'rollback')
    expect([status, body.message]).toEqual([409, expect.stringContaining('mf-a 1 has no page /new')])
  })

  it('an app in use is refused when its team or an operator retires it, also when it was closed', async () => {
    await openSite()
    const parts = ['no build would own the home page /', 'page /a, which mf-b 1', 'slot ticket-viewer.v1, which mf-b 1']
    const retire = async (by: string) => {
      const { status, body } = await api.move('mf-a', 'retire', {}, by)
      expect([status, body.code]).toEqual([409, 'INCOMPATIBLE'])
      for (const part of parts) expect(body.message).toContain(part)
    }
    await retire('mf-a')
    await retire('operator')
    expect((await api.move('mf-a', 'disable', {}, 'operator')).status).toBe(200)
    await retire('operator')
  })

  it('a closed app opens, and is retired, when another took home and its page while it was closed', async () => {
    await openSite()
    await api.move('mf-a', 'disable')
    for (const version of ['2', '3'])
      expect((await api.publish(owner(version, { pages: [aPage('/x')], slots: [] }))).status).toBe(200)
    for (const action of ['enable', 'retire'] as const) {
      const { body } = await api.move('mf-a', action, {}, 'operator')
      expect(body.message).toContain('no build would own the home page /')
    }
    const pages = { manifest: manifest('mf-b', [HOME, aPage('/a')]) }
    const heir = aRemote('mf-b', '2', { ...withContracts({}, { links: { '/a': 'list.tsx' } }), ...pages })
    expect((await api.publish(heir)).body).toMatchObject({ live: '2' })
    expect((await api.move('mf-a', 'enable')).status).toBe(200)
    expect((await api.move('mf-a', 'retire')).status).toBe(200)
  })

  it('a build that takes something away is refused when its app was closed, changed and opened again', async () => {
    await openSite()
    await api.move('mf-a', 'disable')
    expect((await api.publish(owner('2', { pages: [HOME] }))).status).toBe(200)
    expect((await api.move('mf-a', 'enable')).body.message).toContain('no page /a')
    await api.publish(owner('3'))
    expect((await api.move('mf-a', 'enable')).status).toBe(200)
  })
})

describe('[D11.declared.1] a build that declares a slot of its team', () => {
  const tours = (version: string, required: string[]) =>
    aRemote('mf-a', version, {
      manifest: {
        ...manifest('mf-a', [HOME]),
        slots: ['tour-badge.v1'],
        declares: { slots: { 'tour-badge.v1': { version: `1.${version}`, props: props(...required) } } },
      },
      slotFiles: { 'tour-badge.v1': ['entry.js'] },
    })

  it('a declared slot that needs more is refused without a user, and one that needs the same is accepted', async () => {
    await api.publish(shell('1'))
    await api.publish(tours('1', ['tourNo']))
    const { status, body } = await api.publish(tours('2', ['tourNo', 'day']))
    expect([status, body.code]).toEqual([409, 'INCOMPATIBLE'])
    expect(body.message).toContain('the slot tour-badge.v1 of mf-a 2, declared by mf-a 1 too, no longer accepts')
    expect((await api.publish(tours('3', ['tourNo']))).status).toBe(200)
  })
})

describe('a build that is stored for a rollback', () => {
  const withoutUse = () => user('2', withContracts())

  it('a build stored for a rollback has a right to what it uses, until it is withdrawn', async () => {
    await openSite()
    await api.publish(withoutUse())
    const { status, body } = await api.publish(owner('2', { pages: [HOME] }))
    expect([status, body.stored]).toEqual([409, [{ app: 'mf-b', version: '1' }]])
    expect(body.message).toContain('mf-b 1, stored for a rollback until its team types "withdraw mf-b 1"')
    await api.move('mf-b', 'withdraw', { version: '1' })
    expect((await api.move('mf-a', 'publish', { version: '2' })).status).toBe(200)
  })

  it('a build stored for a rollback does not stop the rollback of another app', async () => {
    await api.publish(shell('1'))
    await api.publish(owner('1', { pages: [HOME] }))
    await api.publish(owner('2'))
    await api.publish(user('1'))
    await api.publish(withoutUse())
    expect((await api.move('mf-a', 'rollback')).status).toBe(200)
  })
})

describe('a build with a fault of its own', () => {
  const guarded = (guard: PageManifest['guard']) => [HOME, { ...aPage('/a'), guard }]
  it.each([
    ['a dead link', { uses: { links: { '/nowhere': 'list.tsx' } } }, 'no build has the page /nowhere'],
    [
      'a text that one language lacks',
      { provides: { texts: { 'src/i18n': { keys: ['title'], missing: { en: ['title'] } } } } },
      'mf-a 2 has no text in en for title of src/i18n',
    ],
    ['code from text', { uses: { evaluates: ['entry.js'] } }, 'entry.js of mf-a 2 turns text into code'],
    [
      'a call that the service does not have',
      { uses: { calls: { 'order/drop': { file: 'drop.ts', fields: [] } } } },
      'the service has no call order/drop, the call in drop.ts of mf-a 2',
    ],
    [
      'a call without a field that the service needs',
      { uses: { calls: { 'order/read': { file: 'read.ts', fields: ['id'] } } } },
      'the service needs the field orderNo of order/read',
    ],
    [
      'a first call that the service does not have',
      { pages: [HOME, { ...aPage('/a'), firstCall: { path: 'no/call', body: {}, access: 'public' as const } }] },
      'the service has no call no/call, the first call of /a',
    ],
    ['a lower guard', { pages: guarded('public') }, 'the page /a has the guard public in mf-a 2 and member in mf-a 1'],
    ['a page for staff', { pages: guarded('staff') }, 'the page /a has the guard staff'],
    ['a page far larger', { provides: { pageBytes: { '/a': 524_289 } } }, 'the page /a loads 512 KiB'],
  ])('is refused with %s', async (_, change, sentence) => {
    await api.publish(shell('1'))
    await api.publish(owner('1', { pages: guarded('member'), provides: { pageBytes: { '/a': 0 } } }))
    const { status, body } = await api.publish(owner('2', { pages: guarded('member'), ...change }))
    expect([status, body.code]).toEqual([409, 'INCOMPATIBLE'])
    expect(body.message).toContain(sentence)
  })

  it.each([
    ['the same guard', { pages: guarded('member') }],
    [
      'a call that may send more fields',
      { uses: { calls: { 'order/read': { file: 'a.ts', fields: [], isOpen: true } } } },
    ],
    ['a page that grows by half a megabyte', { provides: { pageBytes: { '/a': 524_288 } } }],
  ])('is accepted with %s', async (_, change) => {
    await api.publish(shell('1'))
    await api.publish(owner('1', { pages: guarded('member'), provides: { pageBytes: { '/a': 0 } } }))
    expect((await api.publish(owner('2', { pages: guarded('member'), ...change }))).status).toBe(200)
  })

  it('a first build of an app may link to pages that the site does not have yet', async () => {
    await api.publish(shell('1'))
    expect((await api.publish(user('1'))).status).toBe(200)
    expect((await api.publish(owner('1'))).status).toBe(200)
  })
})
