import { createHash, createPublicKey } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isRecordSignedBy, signRecord } from '@shuttle/releases'
import { newKey, writeKeyFile } from '../testing/key-file'
import { aRemote, withCopies, withFile } from './testing/a-build'
import { openReleaseApi, type ReleaseApi } from './testing/open-release-api'

let api: ReleaseApi
beforeAll(async () => {
  api = await openReleaseApi()
})
afterAll(() => api.close())

const refused = (status: number, code: string, message = /./) =>
  expect.objectContaining({ status, body: { code, message: expect.stringMatching(message) } })
const stored = (version: string, file: string) => api.store.get(`remotes/mf-a/${version}/${file}`)

describe('the upload of a build', () => {
  const build = aRemote('mf-a', '1.0.0')

  it('answers the missing files, and accepts them in any order', async () => {
    expect((await api.announce(build)).body).toEqual({
      app: 'mf-a',
      version: '1.0.0',
      missing: ['entry.js', 'texts.en.json', 'font.woff2'],
    })
    expect((await api.put(build, 'font.woff2', 'a font')).status).toBe(204)
    expect((await api.announce(build)).body.missing).toEqual(['entry.js', 'texts.en.json'])
  })

  it('the upload of a build is not accepted before all files are stored', async () => {
    expect(await api.accept(build)).toEqual(refused(409, 'INCOMPLETE', /^2 files .* such as entry.js/))
    expect(await api.readApp('mf-a')).toBeUndefined()
  })

  it('permits neither move nor preview before the build is accepted', async () => {
    expect(await api.move('mf-a', 'publish', { version: '1.0.0' })).toEqual(refused(404, 'UNKNOWN_APP'))
    const preview = { app: 'mf-a', version: '1.0.0', minutes: 5 }
    expect(await api.post('preview', preview, 'mf-a')).toEqual(refused(404, 'UNKNOWN_APP'))
  })

  it('the upload of a build is accepted once, however often that is requested, and announced', async () => {
    await api.put(build, 'entry.js', build.files['entry.js'] ?? '')
    await api.put(build, 'texts.en.json', build.files['texts.en.json'] ?? '')
    const { revision } = await api.registry()
    const first = await api.accept(build)
    expect(api.announced).toHaveLength(1)
    api.clock.advance(1000)
    const second = await api.accept(build)
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(first.body).toMatchObject({ name: 'mf-a', kind: 'remote', live: null, revision: 0 })
    expect((await api.registry()).revision).toBe(revision + 1)
  })

  it('adds the build to the registry with the signed digest and its signer', async () => {
    const digest = createHash('sha256').update(JSON.stringify(build.record)).digest('hex')
    expect((await api.readApp('mf-a'))?.builds).toEqual([
      expect.objectContaining({
        version: '1.0.0',
        digest,
        publisher: expect.stringMatching(/^mf-a:[0-9a-f]{8}$/),
        wentLiveAt: null,
      }),
    ])
    expect((await stored('1.0.0', 'remote.json'))?.toString()).toBe(JSON.stringify(build.record))
  })

  it('stores text files compressed', async () => {
    const text = build.files['entry.js']
    expect(brotliDecompressSync((await stored('1.0.0', 'entry.js.br')) ?? '').toString()).toBe(text)
    expect(gunzipSync((await stored('1.0.0', 'entry.js.gz')) ?? '').toString()).toBe(text)
    expect(await stored('1.0.0', 'font.woff2.br')).toBeUndefined()
  })

  it('stores the signature with the record, for every server', async () => {
    const text = JSON.stringify(build.record)
    const [accepted] = (await api.readApp('mf-a'))?.builds ?? []
    const { publicText } = api.keys['mf-a']
    const key = createPublicKey({ key: Buffer.from(publicText, 'base64'), format: 'der', type: 'spki' })
    expect(isRecordSignedBy(Buffer.from(text), accepted?.signature ?? '', key)).toBe(true)
    expect(isRecordSignedBy(Buffer.from(`${text} `), accepted?.signature ?? '', key)).toBe(false)
  })

  it('the upload of a build can repair a store that lost a file', async () => {
    await api.store.remove('remotes/mf-a/1.0.0/')
    const { missing } = (await api.announce(build)).body
    for (const file of missing) await api.put(build, file, build.files[file] ?? '')
    await api.accept(build)
    expect((await stored('1.0.0', 'entry.js'))?.toString()).toBe(build.files['entry.js'])
    expect(await stored('1.0.0', 'remote.json')).toBeDefined()
  })
})

describe('the bytes of a version', () => {
  it('the bytes of a version may change while it is only announced', async () => {
    await api.announce(aRemote('mf-a', '1.1.0'))
    expect((await api.announce(aRemote('mf-a', '1.1.0', {}, 'other'))).status).toBe(200)
  })

  it('the bytes of a version never change once it was accepted', async () => {
    const other = aRemote('mf-a', '1.0.0', {}, 'other')
    expect(await api.announce(other)).toEqual(refused(409, 'WRONG_HASH', /give this one another version/))
    expect(await api.put(other, 'entry.js', other.files['entry.js'] ?? '')).toEqual(refused(409, 'WRONG_HASH'))
    expect((await stored('1.0.0', 'entry.js'))?.toString()).toContain('entry of')
  })

  it('a build accepted with a file of an earlier announcement lacks its own file', async () => {
    const [before, now] = [aRemote('mf-a', '1.2.0'), aRemote('mf-a', '1.2.0', {}, 'other')]
    await api.announce(before)
    for (const [file, content] of Object.entries(before.files)) await api.put(before, file, content)
    expect((await api.announce(now)).body.missing).toEqual(['entry.js'])
    expect(await api.accept(now)).toEqual(refused(409, 'INCOMPLETE', /entry.js/))
  })
})

describe('a build that brings its compressed copies', () => {
  it('a build that brings its compressed copies is stored with exactly those, and the site compresses nothing', async () => {
    const build = withCopies(aRemote('mf-a', '6.0.0'))
    expect((await api.announce(build)).body.missing).toEqual([
      ...[
        'entry.js.br',
        'entry.js.gz',
        'entry.js',
        'texts.en.json.br',
        'texts.en.json.gz',
        'texts.en.json',
        'font.woff2',
      ],
    ])
    await api.put(build, 'entry.js', build.files['entry.js'] ?? '')
    expect(await stored('6.0.0', 'entry.js.br')).toBeUndefined()
    for (const [name, bytes] of Object.entries({ ...build.files, ...build.copies }))
      expect(await api.put(build, name, bytes)).toMatchObject({ status: 204 })
    expect(await stored('6.0.0', 'entry.js.br')).toEqual(build.copies['entry.js.br'])
    expect((await api.accept(build)).status).toBe(200)
  })

  it.each([
    ['another file', (text: string) => text.replace('entry', 'other')],
    ['a file that is a thousand times as large', () => 'x'.repeat(1_000_000)],
  ])(
    'a build that brings its compressed copies is refused and not stored when they decompress to %s',
    async (_, content) => {
      const version = `6.1.0-${content('entry').length}`
      const build = withCopies(aRemote('mf-a', version), content)
      await api.announce(build)
      for (const name of ['entry.js.br', 'entry.js.gz'])
        expect(await api.put(build, name, build.copies[name] ?? '')).toEqual(
          refused(409, 'WRONG_HASH', /does not unpack/),
        )
      expect(await stored(version, 'entry.js.br')).toBeUndefined()
      expect(await api.put(build, 'texts.en.json', build.files['texts.en.json'] ?? '')).toMatchObject({ status: 204 })
    },
  )

  it('a build that brings compressed copies is not accepted without them', async () => {
    const build = withCopies(aRemote('mf-a', '6.2.0'))
    await api.announce(build)
    for (const [name, text] of Object.entries(build.files)) await api.put(build, name, text)
    expect(await api.accept(build)).toEqual(refused(409, 'INCOMPLETE', /^4 files .* such as entry.js.br/))
  })
})

describe('a file', () => {
  const build = aRemote('mf-a', '2.0.0')
  beforeAll(() => api.announce(build))

  it.each([
    ['other bytes', 'entry.js', 'nothing of the kind', 409, 'WRONG_HASH'],
    ['bytes of another file', 'entry.js', 'a font', 409, 'WRONG_HASH'],
    ['a name that is not in the record', 'other.js', 'a font', 400, 'BAD_REQUEST'],
    ['the record itself', 'remote.json', '{}', 400, 'BAD_REQUEST'],
    ['a compressed copy', 'entry.js.br', 'a font', 400, 'BAD_REQUEST'],
    ['a way out of the store', '..%2f..%2fescaped', 'a font', 400, 'BAD_REQUEST'],
    ['a name with the character 0', 'entry.js%00', 'a font', 400, 'BAD_REQUEST'],
  ])('an uploaded file is refused with %s', async (_, name, content, status, code) =>
    expect(await api.put(build, name, content)).toEqual(refused(status, code)),
  )

  it('a file is refused for a version that was not announced', async () =>
    expect(await api.put(aRemote('mf-a', '9.9.9'), 'entry.js', 'x')).toEqual(refused(404, 'UNKNOWN_VERSION')))

  it('an uploaded file may have 4 MB and no more', async () => {
    const large = 'x'.repeat(4 * 1024 * 1024)
    expect(await api.put(build, 'entry.js', large)).toEqual(refused(409, 'WRONG_HASH'))
    expect(await api.put(build, 'entry.js', `${large}x`)).toEqual(refused(413, 'BAD_REQUEST'))
  })
})

describe('a style', () => {
  const publish = async (version: string, name: string, css: string) => {
    const build = withFile(aRemote('mf-a', version), name, css)
    await api.announce(build)
    const { status, body } = await api.put(build, name, css)
    return { status, body, stored: await stored(version, name) }
  }

  it.each([
    [
      'a.css',
      '@layer remote{.mf-a__x{color:red}button,a{visibility:hidden}}',
      /^a\.css:1:34 button matches elements of/,
    ],
    ['b.css', '@layer remote{.mf-a__x{color:red}}\n:root{--color-text:red}', /^b\.css:2:1 :root is in no layer/],
    ['c.CSS', '@layer remote{.mf-b__x{display:none!important}}', /^c\.CSS:1:15 \.mf-b__x matches/],
    ['d.css', '@import url(other.css);', /^d\.css:1:1 @import url\(other\.css\) holds for the whole page/],
  ])('%s is refused and not stored when it affects elements outside its remote', async (name, css, message) => {
    const version = `5.0.0-${name.charCodeAt(0)}`
    expect(await publish(version, name, css)).toEqual({
      status: 400,
      body: { code: 'BAD_REQUEST', message: expect.stringMatching(message) },
      stored: undefined,
    })
  })

  it('a style is stored when it affects only its remote', async () => {
    const css = '@layer remote{.mf-a__x button{color:red}}'
    expect((await publish('5.1.0', 'a.css', css)).stored?.toString()).toBe(css)
  })
})

describe('a remote on another origin', () => {
  it('a remote on another origin uploads its texts, and its styles to be checked', async () => {
    const base = 'https://cdn.test/mf-a/3/'
    const styled = withFile(aRemote('mf-a', '3.1.0', { base }), 'page.css', 'a{color:red}')
    expect((await api.announce(styled)).body.missing).toEqual(['texts.en.json', 'page.css'])
    expect(await api.put(styled, 'page.css', 'a{color:red}')).toEqual(refused(400, 'BAD_REQUEST', /^page\.css:1:1 a /))
    const build = aRemote('mf-a', '3.0.0', { base })
    expect((await api.announce(build)).body.missing).toEqual(['texts.en.json'])
    expect(await api.put(build, 'entry.js', build.files['entry.js'] ?? '')).toEqual(refused(400, 'BAD_REQUEST'))
    await api.put(build, 'texts.en.json', build.files['texts.en.json'] ?? '')
    expect((await api.accept(build)).status).toBe(200)
  })
})

describe('permission to publish', () => {
  const build = aRemote('mf-a', '4.0.0')
  const text = JSON.stringify(build.record)

  it('permission to publish is given to the key of the app, over the bytes that are stored', async () => {
    const other = JSON.stringify({ ...build.record, shared: { react: '^19.0.0' } })
    const signature = signRecord(Buffer.from(text), api.keys['mf-a'].key)
    const announced = (record: string) => api.post('announce', { record, signature }, 'mf-a')
    expect(await announced(other)).toEqual(refused(401, 'UNSIGNED', /remote.json is not signed/))
    expect(await announced(`${text} `)).toEqual(refused(401, 'UNSIGNED'))
    expect((await announced(text)).status).toBe(200)
  })

  it.each(['', 'no base64', 'AAAA'])(
    'permission to publish is refused for a record with the signature %j',
    async (signature) =>
      expect(await api.post('announce', { record: text, signature }, 'mf-a')).toEqual(refused(401, 'UNSIGNED')),
  )

  it('permission to publish is refused to another team and to the operator, whatever they sign', async () => {
    for (const owner of ['mf-b', 'operator'] as const) {
      const foreign = refused(403, 'FOREIGN_KEY', new RegExp(`a key of ${owner}`, 'i'))
      expect(await api.announce(build, { owner, key: api.keys[owner] })).toEqual(foreign)
      expect(await api.put(build, 'entry.js', build.files['entry.js'] ?? '', owner)).toEqual(foreign)
      expect(await api.accept(build, owner)).toEqual(foreign)
    }
  })

  it('permission to publish is refused to a key that is not in the file, and to all without the file', async () => {
    const stranger = newKey()
    expect(await api.announce(build, { key: stranger })).toEqual(refused(401, 'UNSIGNED', /remote.json is not signed/))
    writeKeyFile(api.keyFile, { 'mf-a': [stranger] })
    expect(await api.announce(build)).toEqual(refused(401, 'UNSIGNED', /not by a key of mf-a/))
    writeKeyFile(api.keyFile, { 'mf-a': [api.keys['mf-a'], stranger] })
    expect((await api.announce(build)).status).toBe(200)
  })
})
