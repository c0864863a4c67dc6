import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { toIntegrity } from '../composition/compressed-copies'
import { createStoredFiles } from './stored-files'
import { type AStore, aPage, aStore } from './testing/a-store'
import { buildDelivery } from './testing/build-delivery'
import { countFaults } from './testing/count-faults'

const ENTRY = '/webhtml/remotes/mf-x/1/entry.js'
const SCRIPT = '/* entry.js of 1 */'

/** The store after a publication: text files have compressed copies. */
const aSite = async () => {
  const store = aStore({ 'mf-x': [aPage('/')] })
  const folder = join(store.dir, 'remotes/mf-x/1')
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes))
  }
  const { app, metrics } = await buildDelivery(store)
  const get = (url: string, acceptEncoding = '', method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: acceptEncoding ? { 'accept-encoding': acceptEncoding } : {} })
  return { store, app, metrics, get }
}
/** Sends the address unchanged; other clients normalize it first. */
const requestRaw = (port: number, path: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const clientRequest = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString() }),
      )
    })
    clientRequest.on('error', reject)
    clientRequest.end()
  })
const until = async (condition: () => Promise<boolean>) => {
  while (!(await condition())) await new Promise((go) => setTimeout(go, 10))
}
const forget = (store: AStore) => rmSync(join(store.dir, 'remotes'), { recursive: true })

describe('files of builds', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
    ['deflate', undefined, (bytes: Buffer) => bytes],
  ] as const)('files of builds are sent for "%s" as %s, cached for a year', async (accepted, encoding, open) => {
    const { get } = await aSite()
    const { statusCode, headers, rawPayload } = await get(ENTRY, accepted)
    expect([statusCode, open(rawPayload).toString()]).toEqual([200, SCRIPT])
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
    })
    // A damaged copy must be fetched again, not revalidated.
    expect(headers).not.toHaveProperty('etag')
    expect(headers).not.toHaveProperty('last-modified')
  })

  it.each([
    ['page.css', 'text/css; charset=utf-8'],
    ['texts.en.json', 'application/json; charset=utf-8'],
    ['remote.json', 'application/json; charset=utf-8'],
  ])('a file of a build is sent with its type: %s is %s', async (name, type) =>
    expect((await (await aSite()).get(`/webhtml/remotes/mf-x/1/${name}`)).headers['content-type']).toBe(type),
  )

  it('files of builds are sent without a body for HEAD', async () => {
    const { statusCode, headers, body } = await (await aSite()).get(ENTRY, 'br', 'HEAD')
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': expect.any(String) })
  })

  it.each([
    '/webhtml/remotes/mf-x/1/gone.js',
    '/webhtml/remotes/mf-x/2/entry.js',
    '/webhtml/remotes/mf-x/1/entry.js.br',
    '/webhtml/remotes/mf-x/1/',
    '/webhtml/remotes/mf-x/1/.hidden',
    '/webhtml/remotes/../last-good.json',
    '/webhtml/remotes/mf-x/1/../1/entry.js',
    '/webhtml/remotes/mf-x/%2e%2e/mf-x/1/entry.js',
    '/webhtml/remotes/mf-x/1/..%2f..%2f..%2f..%2flast-good.json',
    '/webhtml/remotes/mf-x/1/%00',
    '/webhtml/shell/..%5c..%5clast-good.json',
    '/webhtml/remotes//mf-x/1/entry.js',
  ])('%s is 404 in plain text, which is not cached', async (path) => {
    const { app } = await aSite()
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const answer = await requestRaw(Number(port), path)
    await app.close()
    expect([answer.status, answer.body]).toEqual([404, 'There is no such file.\n'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ] as const)(
    '[D11.healing.3] files of builds in use are sent for "%s" as %s from memory while the store is down',
    async (accepted, encoding, open) => {
      const { store, get } = await aSite()
      let answer: Awaited<ReturnType<typeof get>> | undefined
      await until(async () => {
        store.broken.store = 'down'
        answer = await get(ENTRY, accepted)
        store.broken.store = undefined
        return answer.statusCode === 200
      })
      expect([answer?.headers['content-encoding'], open(answer?.rawPayload ?? Buffer.of()).toString()]).toEqual([
        encoding,
        SCRIPT,
      ])
    },
  )

  it('files of builds that are not in memory answer 503 while the store is down, which is not cached', async () => {
    const { store, get } = await aSite()
    store.publish('mf-x', '2', [aPage('/')])
    store.goLive({ 'mf-x': '2' })
    store.broken.store = 'down'
    const other = await get('/webhtml/remotes/mf-x/2/entry.js')
    expect(other.statusCode).toBe(503)
    expect(other.headers['cache-control']).toBe('no-store')
    store.broken.store = undefined
    expect((await get('/webhtml/remotes/mf-x/2/entry.js')).statusCode).toBe(200)
  })

  it('files of builds are 503 when the store lost them and no copy is in memory, and the fault is counted', async () => {
    const { store, app, metrics, get } = await aSite()
    forget(store)
    // The record itself is sent to developers only.
    const lost = await get('/webhtml/remotes/mf-x/1/remote.json', 'gzip')
    expect([lost.statusCode, lost.headers['cache-control']]).toEqual([503, 'no-store'])
    expect(await countFaults(metrics, 'missing')).toBeGreaterThan(0)
    await app.close()
  })

  it.each([
    [['.br'], 'gzip', 200],
    [['.br', '.gz'], undefined, 200],
    [['.br', '.gz', ''], undefined, 503],
  ])(
    'files of builds with the damaged copies %j are sent as %s (%d), and each is counted',
    async (damaged, encoding, status) => {
      const { store, app: before } = await aSite()
      await before.close()
      const folder = join(store.dir, 'remotes/mf-x/1')
      for (const ending of damaged) writeFileSync(join(folder, `entry.js${ending}`), 'damaged')
      const { app, metrics } = await buildDelivery(store)
      const counted = await countFaults(metrics, 'digest')
      const answer = await app.inject({ url: ENTRY, headers: { 'accept-encoding': 'gzip, br' } })
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([status, encoding])
      if (status === 200) expect((encoding ? gunzipSync(answer.rawPayload) : answer.rawPayload).toString()).toBe(SCRIPT)
      expect((await countFaults(metrics, 'digest')) - counted).toBeGreaterThanOrEqual(damaged.length)
      await app.close()
    },
  )

  it('files of builds are found when they are stored later: a 404 is not cached', async () => {
    const { store, get } = await aSite()
    expect((await get('/webhtml/remotes/mf-x/2/entry.js')).statusCode).toBe(404)
    store.publish('mf-x', '2', [aPage('/')])
    store.goLive({ 'mf-x': '2' })
    await until(async () => (await get('/webhtml/remotes/mf-x/2/entry.js')).statusCode === 200)
  })
})

describe('files in memory', () => {
  const bytes = (name: string, size: number) => Buffer.alloc(size, createHash('md5').update(name).digest())
  const file = (key: string, size: number) => ({
    integrity: toIntegrity(bytes(key, size)),
    bytes: size,
    type: 'other' as const,
  })
  const reading = (sizes: Record<string, number>) => {
    const read: string[] = []
    const get = async (key: string) => {
      read.push(key)
      return sizes[key] === undefined ? undefined : bytes(key, sizes[key])
    }
    return { read, files: createStoredFiles({ get }, 100, () => {}) }
  }
  it('files in memory stay within the limit: the least recently used are evicted first', async () => {
    const { read, files } = reading({ a: 40, b: 40, c: 40 })
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await files.get(key, file(key, 40), '')
    // c evicted b, not a, which had just been used.
    expect(read).toEqual(['a', 'b', 'c', 'b'])
  })
  it.each([
    ['a lost file', 'gzip', async () => undefined, 'not in the store'],
    ['a lost file', '', async () => undefined, 'not in the store'],
    ['a store that is down', 'gzip', () => Promise.reject(new Error('down')), 'down'],
  ])(
    'are made from the copy in memory for %s and "%s", and the fault is reported',
    async (_, accepted, away, fault) => {
      const whole = bytes('a', 40)
      let isThere = true
      const faults: string[] = []
      const files = createStoredFiles(
        { get: async (key) => (isThere ? (key === 'a.br' ? brotliCompressSync(whole) : whole) : away()) },
        100,
        (error) => faults.push(String(error)),
      )
      await files.warm([['a', file('a', 40)]])
      isThere = false
      const made = await files.get('a', file('a', 40), accepted)
      expect(made?.encoding ? gunzipSync(made.bytes) : made?.bytes).toEqual(whole)
      expect([made?.encoding ?? '', faults]).toEqual([accepted, [expect.stringContaining(fault)]])
    },
  )
  it('always have the bytes of their own name', async () => {
    const { files } = reading({ a: 40, b: 99, c: 30 })
    for (const key of ['a', 'b', 'c', 'b', 'a', 'c']) {
      const size = { a: 40, b: 99, c: 30 }[key] ?? 0
      expect((await files.get(key, file(key, size), ''))?.bytes.equals(bytes(key, size))).toBe(true)
    }
  })
})

it('a site whose store lost its files still has a page', async () => {
  const { store, app } = await aSite()
  forget(store)
  expect((await app.inject('/webhtml/')).statusCode).toBe(200)
})

it('a page contains its request number where its scripts can read it', async () => {
  const { app } = await aSite()
  const { headers } = await app.inject('/webhtml/')
  expect(headers['server-timing']).toMatch(/^request;desc="[\w-]+"$/)
})
