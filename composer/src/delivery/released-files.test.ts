import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPreview, signPreview } from '../composition/preview-token'
import { aShell } from './testing/a-record'
import { aPage, aStore } from './testing/a-store'
import { buildDelivery, NOW } from './testing/build-delivery'
import { countFaults } from './testing/count-faults'

const SECRET = 'a secret of the tests'
const VERSION_2 = '/webhtml/remotes/mf-x/2/entry.js'
const STAFF = 'token=staff'

/** Version 2 was accepted, and never released. `pass` moves the clock of the process. */
const aSite = async () => {
  const store = aStore({ 'mf-x': [aPage('/')] })
  store.publish('mf-x', '2', [aPage('/')])
  const reads: string[] = []
  let registryReads = 0
  let passed = 0
  let staffChecks = 0
  const delivery = await buildDelivery(
    {
      ...store,
      store: {
        get: async (key) => {
          reads.push(key)
          return store.store.get(key)
        },
      },
      source: {
        read: async () => {
          registryReads += 1
          return store.source.read()
        },
      },
    },
    {
      elapsed: () => passed,
      readPreview: (token) => readPreview(token, SECRET, NOW),
      isStaff: async ({ cookie }) => {
        staffChecks += 1
        return cookie?.includes(STAFF) ?? false
      },
    },
  )
  const get = async (url: string, cookie = '', remoteAddress = '203.0.113.9') =>
    delivery.app.inject({ url, headers: cookie ? { cookie } : {}, remoteAddress })
  return {
    ...delivery,
    store,
    reads,
    get,
    status: async (url: string, cookie = '', address?: string) => (await get(url, cookie, address)).statusCode,
    pass: (ms: number) => {
      passed += ms
    },
    counts: () => ({ registryReads, staffChecks }),
  }
}
const preview = (version: string, expiresAt = NOW + 60_000) =>
  `preview=${signPreview({ app: 'mf-x', version, expiresAt }, SECRET)}`

describe('files of a build that visitors never had', () => {
  it('files of a build that visitors never had are refused without a link, although they are in the store', async () => {
    const { store, status, app } = await aSite()
    expect(await store.store.get('remotes/mf-x/2/entry.js')).toBeDefined()
    const cookies = [
      '',
      'cohort=1',
      STAFF,
      preview('2'),
      `${preview('2', NOW - 1)}; ${STAFF}`,
      `${preview('1')}; ${STAFF}`,
    ]
    for (const cookie of cookies) expect([cookie, await status(VERSION_2, cookie)]).toEqual([cookie, 404])
    for (const name of ['remote.json', 'texts.en.json'])
      expect(await status(`/webhtml/remotes/mf-x/2/${name}`)).toBe(404)
    await app.close()
  })

  it('files of a build that visitors never had are sent to staff with a valid link, and to no shared cache', async () => {
    const { get, app, counts } = await aSite()
    for (const name of ['entry.js', 'remote.js', 'page.js']) {
      const answer = await get(`/webhtml/remotes/mf-x/2/${name}`, `${preview('2')}; ${STAFF}`)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
        200,
        'private, max-age=31536000, immutable',
      ])
    }
    expect(counts().staffChecks).toBe(1)
    await app.close()
  })

  it('unreleased files are sent to staff by the answer of the service, despite a planted session cookie', async () => {
    const { status, app, counts } = await aSite()
    const open = (session: string) => status(VERSION_2, `${preview('2')}; ${session}`)
    expect(await open('token=planted; __Host-token=staff')).toBe(200)
    expect(await open('token=planted; __Host-token=visitor')).toBe(404)
    expect(await open('__Host-token=staff')).toBe(200)
    const { staffChecks } = counts()
    expect(await open('')).toBe(404)
    expect(counts().staffChecks).toBe(staffChecks)
    await app.close()
  })

  it('files of a staff trial are sent to staff during the trial, and after it ended, for open tabs', async () => {
    const { store, refresh, status, app } = await aSite()
    store.change('mf-x', { canary: { version: '2', stage: 'staff' } })
    await refresh()
    expect([await status(VERSION_2), await status(VERSION_2, STAFF)]).toEqual([404, 200])
    store.change('mf-x', { canary: null })
    await refresh()
    expect([await status(VERSION_2), await status(VERSION_2, STAFF)]).toEqual([404, 200])
    await app.close()
  })
})

it('public answers name no version that a visitor cannot get, no author and no trial', async () => {
  const { store, refresh, get, app } = await aSite()
  store.publish('mf-x', '3-secret', [aPage('/')])
  store.change('mf-x', { canary: { version: '3-secret', stage: 'staff' } })
  await refresh()
  for (const url of [
    'registry.json',
    '',
    'registry/withdrawn',
    'registry/mf-x/before/1?shell=1',
    'registry/mf-x/next/1?shell=1',
  ]) {
    const { body } = await get(`/webhtml/${url}`)
    expect([url, body]).toEqual([url, expect.not.stringMatching(/secret|publisher|signature|digest|canary|mf-x:/)])
  }
  // The same address contains it for visitors of the trial.
  expect((await get('/webhtml/registry.json', STAFF)).body).toContain('3-secret')
  await app.close()
})

describe('files of a build that visitors had', () => {
  it.each(['5', '25'] as const)(
    'files of a build that visitors had are public from a trial of %s per cent on, also after it',
    async (stage) => {
      const { store, refresh, get, status, app } = await aSite()
      store.change('mf-x', { canary: { version: '2', stage } })
      await refresh()
      const answer = await get(VERSION_2)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      store.change('mf-x', { canary: null })
      await refresh()
      expect(await status(VERSION_2)).toBe(200)
      await app.close()
    },
  )

  it('files of a build stay for open tabs after the next version, a rollback and the end of the remote', async () => {
    const { store, refresh, status, app } = await aSite()
    store.goLive({ 'mf-x': '2' })
    await refresh()
    const both = async () => [await status('/webhtml/remotes/mf-x/1/entry.js'), await status(VERSION_2)]
    expect(await both()).toEqual([200, 200])
    store.change('mf-x', { live: '1' })
    await refresh()
    expect(await both()).toEqual([200, 200])
    store.change('mf-x', { live: null })
    await refresh()
    expect(await both()).toEqual([200, 200])
    await app.close()
  })

  it('files of a build are available at once after a release by another server: an unknown file makes the registry be read', async () => {
    const { store, pass, status, app } = await aSite()
    pass(1_000)
    store.goLive({ 'mf-x': '2' })
    expect(await status(VERSION_2)).toBe(200)
    await app.close()
  })

  it('files of a build are compared with the signed record when they are read', async () => {
    const { store, refresh, status, metrics, app } = await aSite()
    writeFileSync(join(store.dir, 'remotes/mf-x/2/entry.js'), '/* other bytes */')
    store.goLive({ 'mf-x': '2' })
    await refresh()
    expect(await status(VERSION_2)).toBe(503)
    expect(await countFaults(metrics, 'digest')).toBeGreaterThan(0)
    expect(await status('/webhtml/remotes/mf-x/2/page.js')).toBe(200)
    await app.close()
  })
})

describe('requests for what does not exist', () => {
  const wrong = (at: number) => `/webhtml/remotes/${at % 2 ? `mf-x/1/missing-${at}.js` : `mf-none-${at}/1/entry.js`}`

  it('requests for missing files never reach the store, and read the registry at most four times a second', async () => {
    const { reads, status, counts, app } = await aSite()
    const before = counts().registryReads
    for (let at = 0; at < 200; at += 1) await status(wrong(at), '', `198.51.100.${at % 100}`)
    expect(reads.filter((key) => /missing|none/.test(key))).toEqual([])
    expect(counts().registryReads - before).toBeLessThanOrEqual(1)
    await app.close()
  })

  it.each(['remotes/shell/1/main.js', 'remotes/mf-x/1.br/entry.js'])(
    'requests in a folder of another build (%s) read no store and count no fault',
    async (address) => {
      const { reads, status, metrics, app } = await aSite()
      const answers = new Set<number>()
      for (let at = 0; at < 121; at += 1) answers.add(await status(`/webhtml/${address}`))
      expect([[...answers], reads.filter((key) => key.startsWith(address)), await countFaults(metrics)]).toEqual([
        [404, 429],
        [],
        0,
      ])
      await app.close()
    },
  )

  it('requests for missing files include files withdrawn with their key, for every visitor, without a fault', async () => {
    const { store, refresh, status, metrics, app } = await aSite()
    store.goLive({ 'mf-x': '2' })
    await refresh()
    expect(await status(VERSION_2)).toBe(200)
    store.accept(aShell('2'))
    for (const build of store.registry.apps.flatMap(({ builds }) => builds))
      if (build.version === '2') Object.assign(build, { publisher: 'mf-x:11111111', withdrawn: true })
    store.registry.revokedKeys = [{ key: 'mf-x:11111111', withdrawsBuilds: true, by: 'operator:0', at: 1 }]
    store.change('mf-x', { live: '1' })
    await refresh()
    expect([await status(VERSION_2), await status('/webhtml/remotes/mf-x/1/entry.js')]).toEqual([404, 200])
    // A page of the withdrawn shell requests its fallback.
    expect(await status('/webhtml/registry/mf-x/before/2?shell=2')).toBe(404)
    expect(await countFaults(metrics)).toBe(0)
    await app.close()
  })

  it('requests for unknown files are limited by address: 429 from the 121st in a minute, while existing files are sent', async () => {
    const { status, pass, app } = await aSite()
    const answers: number[] = []
    for (let at = 0; at < 125; at += 1) answers.push(await status(wrong(at)))
    expect([answers.indexOf(429), answers.at(-1)]).toEqual([120, 429])
    expect(await status('/webhtml/remotes/mf-x/1/entry.js')).toBe(200)
    expect(await status(wrong(1), '', '198.51.100.1')).toBe(404)
    pass(60_000)
    expect(await status(wrong(1))).toBe(404)
    await app.close()
  })

  it('requests for unknown files are counted per IPv6 /64, which is one customer, apart from its neighbour', async () => {
    const { status, app } = await aSite()
    const answers: number[] = []
    for (let at = 0; at < 125; at += 1) answers.push(await status(wrong(at), '', `2001:db8:1:2::${at.toString(16)}`))
    expect([answers.indexOf(429), answers.at(-1)]).toEqual([120, 429])
    expect(await status(wrong(1), '', '2001:db8:1:3::1')).toBe(404)
    await app.close()
  })
})
