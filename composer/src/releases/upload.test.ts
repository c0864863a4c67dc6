import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { signRecord } from '@shuttle/releases'
import { aRemote } from './testing/a-build'
import { newKey, writeKeyFile } from './testing/key-file'
import { openReleaseDesk, type ReleaseDesk } from './testing/open-release-desk'

let desk: ReleaseDesk
beforeAll(async () => {
  desk = await openReleaseDesk()
})
afterAll(() => desk.close())

const refused = (status: number, code: string, message = /./) =>
  expect.objectContaining({ status, body: { code, message: expect.stringMatching(message) } })
const stored = (version: string, file: string) => desk.store.get(`remotes/mf-a/${version}/${file}`)

describe('a build on its way in', () => {
  const build = aRemote('mf-a', '1.0.0')

  it('says which files it lacks, and takes them in any order', async () => {
    expect((await desk.offer(build)).body).toEqual({
      app: 'mf-a',
      version: '1.0.0',
      missing: ['entry.js', 'texts.en.json', 'font.woff2'],
    })
    expect((await desk.put(build, 'font.woff2', 'a font')).status).toBe(204)
    expect((await desk.offer(build)).body.missing).toEqual(['entry.js', 'texts.en.json'])
  })

  it('is not accepted before all of them are there', async () => {
    expect(await desk.accept(build)).toEqual(refused(409, 'INCOMPLETE', /^2 files .* such as entry.js/))
    expect(await desk.appOf('mf-a')).toBeUndefined()
  })

  it('cannot be moved to or previewed before it is accepted', async () => {
    expect(await desk.move('mf-a', 'publish', { version: '1.0.0' })).toEqual(refused(404, 'UNKNOWN_APP'))
    const preview = { app: 'mf-a', version: '1.0.0', minutes: 5 }
    expect(await desk.post('preview', preview, 'mf-a')).toEqual(refused(404, 'UNKNOWN_APP'))
  })

  it('is accepted once, however often that is said, and announced', async () => {
    await desk.put(build, 'entry.js', build.files['entry.js'] ?? '')
    await desk.put(build, 'texts.en.json', build.files['texts.en.json'] ?? '')
    const { revision } = await desk.book()
    const first = await desk.accept(build)
    expect(desk.announced).toHaveLength(1)
    desk.clock.advance(1000)
    const second = await desk.accept(build)
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(first.body).toMatchObject({ name: 'mf-a', kind: 'remote', live: null, revision: 0 })
    expect((await desk.book()).revision).toBe(revision + 1)
  })

  it('is in the book with the digest of what was signed, and its signer', async () => {
    const digest = createHash('sha256').update(JSON.stringify(build.record)).digest('hex')
    expect((await desk.appOf('mf-a'))?.builds).toEqual([
      expect.objectContaining({
        version: '1.0.0',
        digest,
        publisher: expect.stringMatching(/^mf-a:[0-9a-f]{8}$/),
        wentLiveAt: null,
      }),
    ])
    expect((await stored('1.0.0', 'remote.json'))?.toString()).toBe(JSON.stringify(build.record))
  })

  it('lies in the store compressed where it is text', async () => {
    const text = build.files['entry.js']
    expect(brotliDecompressSync((await stored('1.0.0', 'entry.js.br')) ?? '').toString()).toBe(text)
    expect(gunzipSync((await stored('1.0.0', 'entry.js.gz')) ?? '').toString()).toBe(text)
    expect(await stored('1.0.0', 'font.woff2.br')).toBeUndefined()
  })

  it('heals a store that lost a file', async () => {
    await desk.store.remove('remotes/mf-a/1.0.0/')
    await desk.upload(build)
    expect((await stored('1.0.0', 'entry.js'))?.toString()).toBe(build.files['entry.js'])
    expect(await stored('1.0.0', 'remote.json')).toBeDefined()
  })
})

describe('a version', () => {
  it('that was only offered may still be offered with other contents', async () => {
    await desk.offer(aRemote('mf-a', '1.1.0'))
    expect((await desk.offer(aRemote('mf-a', '1.1.0', {}, 'other'))).status).toBe(200)
  })

  it('that was accepted never becomes anything else', async () => {
    const other = aRemote('mf-a', '1.0.0', {}, 'other')
    expect(await desk.offer(other)).toEqual(refused(409, 'WRONG_HASH', /give this one another version/))
    expect(await desk.put(other, 'entry.js', other.files['entry.js'] ?? '')).toEqual(refused(409, 'WRONG_HASH'))
    expect((await stored('1.0.0', 'entry.js'))?.toString()).toContain('entry of')
  })

  it('accepted with a file of the offer before lacks the file of its own', async () => {
    const [before, now] = [aRemote('mf-a', '1.2.0'), aRemote('mf-a', '1.2.0', {}, 'other')]
    await desk.offer(before)
    for (const [file, content] of Object.entries(before.files)) await desk.put(before, file, content)
    expect((await desk.offer(now)).body.missing).toEqual(['entry.js'])
    expect(await desk.accept(now)).toEqual(refused(409, 'INCOMPLETE', /entry.js/))
  })
})

describe('a file', () => {
  const build = aRemote('mf-a', '2.0.0')
  beforeAll(() => desk.offer(build))

  it.each([
    ['other bytes', 'entry.js', 'nothing of the kind', 409, 'WRONG_HASH'],
    ['bytes of another file', 'entry.js', 'a font', 409, 'WRONG_HASH'],
    ['a name that is not in the record', 'other.js', 'a font', 400, 'BAD_REQUEST'],
    ['the record itself', 'remote.json', '{}', 400, 'BAD_REQUEST'],
    ['a compressed copy', 'entry.js.br', 'a font', 400, 'BAD_REQUEST'],
    ['a way out of the store', '..%2f..%2fescaped', 'a font', 400, 'BAD_REQUEST'],
    ['a name with the character 0', 'entry.js%00', 'a font', 400, 'BAD_REQUEST'],
  ])('is refused with %s', async (_, name, content, status, code) =>
    expect(await desk.put(build, name, content)).toEqual(refused(status, code)),
  )

  it('of a version nobody offered is refused', async () =>
    expect(await desk.put(aRemote('mf-a', '9.9.9'), 'entry.js', 'x')).toEqual(refused(404, 'UNKNOWN_VERSION')))

  it('may have 4 MB and no more', async () => {
    const large = 'x'.repeat(4 * 1024 * 1024)
    expect(await desk.put(build, 'entry.js', large)).toEqual(refused(409, 'WRONG_HASH'))
    expect(await desk.put(build, 'entry.js', `${large}x`)).toEqual(refused(413, 'BAD_REQUEST'))
  })
})

describe('a remote on another origin', () => {
  it('brings its texts only', async () => {
    const build = aRemote('mf-a', '3.0.0', { base: 'https://cdn.test/mf-a/3/' })
    expect((await desk.offer(build)).body.missing).toEqual(['texts.en.json'])
    expect(await desk.put(build, 'entry.js', build.files['entry.js'] ?? '')).toEqual(refused(400, 'BAD_REQUEST'))
    await desk.put(build, 'texts.en.json', build.files['texts.en.json'] ?? '')
    expect((await desk.accept(build)).status).toBe(200)
  })
})

describe('who may publish', () => {
  const build = aRemote('mf-a', '4.0.0')
  const text = JSON.stringify(build.record)

  it('the key of the app, over the bytes that are stored', async () => {
    const other = JSON.stringify({ ...build.record, shared: { react: '^19.0.0' } })
    const signature = signRecord(Buffer.from(text), desk.keys['mf-a'].key)
    const offered = (record: string) => desk.post('offer', { record, signature }, 'mf-a')
    expect(await offered(other)).toEqual(refused(401, 'UNSIGNED', /remote.json is not signed/))
    expect(await offered(`${text} `)).toEqual(refused(401, 'UNSIGNED'))
    expect((await offered(text)).status).toBe(200)
  })

  it.each(['', 'no base64', 'AAAA'])('no record with the signature %j', async (signature) =>
    expect(await desk.post('offer', { record: text, signature }, 'mf-a')).toEqual(refused(401, 'UNSIGNED')),
  )

  it('neither another team nor the operator, whatever they sign', async () => {
    for (const owner of ['mf-b', 'operator'] as const) {
      const foreign = refused(403, 'FOREIGN_KEY', new RegExp(`a key of ${owner}`, 'i'))
      expect(await desk.offer(build, { owner, key: desk.keys[owner] })).toEqual(foreign)
      expect(await desk.put(build, 'entry.js', build.files['entry.js'] ?? '', owner)).toEqual(foreign)
      expect(await desk.accept(build, owner)).toEqual(foreign)
    }
  })

  it('no key that is not in the file, and nobody without the file', async () => {
    const stranger = newKey()
    expect(await desk.offer(build, { key: stranger })).toEqual(refused(401, 'UNSIGNED', /remote.json is not signed/))
    writeKeyFile(desk.keyFile, { 'mf-a': [stranger] })
    expect(await desk.offer(build)).toEqual(refused(401, 'UNSIGNED', /not by a key of mf-a/))
    writeKeyFile(desk.keyFile, { 'mf-a': [desk.keys['mf-a'], stranger] })
    expect((await desk.offer(build)).status).toBe(200)
  })
})
