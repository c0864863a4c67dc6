import type { BuildRecord } from '@shuttle/contracts'
import { filesToStore, readRecord } from './find-build'
import { aRemote, aShell } from './testing/a-build'

const { record } = aRemote('mf-a', '1.0.0-ab12')
const HASH = record.files['entry.js']?.integrity ?? ''
const pages = record.manifest?.pages ?? []
const withPath = (path: string) => ({
  manifest: { ...record.manifest, pages: pages.map((page) => ({ ...page, path })) },
  pathFiles: { [path]: ['entry.js'] },
})
const withFile = (name: string, integrity = HASH): BuildRecord => ({
  ...record,
  files: { ...record.files, [name]: { integrity, bytes: 1, type: 'other' } },
})
const refusal = (change: object): unknown => {
  try {
    return readRecord(JSON.stringify(change))
  } catch (error) {
    return error
  }
}
const refused = (message: RegExp) =>
  expect.objectContaining({ code: 'BAD_REQUEST', message: expect.stringMatching(message) })

it.each([record, aShell('1.0.0-ab12').record])('reads the record of a $kind', (one) =>
  expect(readRecord(JSON.stringify(one))).toEqual(one),
)

it('reads the record of a remote whose path is like one of the site', () =>
  expect(readRecord(JSON.stringify({ ...record, ...withPath('/registries') })).pathFiles).toHaveProperty([
    '/registries',
  ]))

it.each(['', 'null', '[]', '{', '"text"'])('refuses a record that is %j', (text) =>
  expect(() => readRecord(text)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' })),
)

it.each([
  '../entry.js',
  '..',
  '.hidden',
  'a/b.js',
  'a\\b.js',
  '/etc/passwd',
  'a b',
  '%2e%2e',
  'a.js.br',
  'a.gz',
  'remote.json',
  '',
])('refuses a file named %j', (name) => expect(refusal(withFile(name))).toEqual(refused(/is no name of a file/)))
it('accepts a file named as by bundlers', () =>
  expect(readRecord(JSON.stringify(withFile('page-index.1f2e_3-4.chunk.js'))).files).toHaveProperty([
    'page-index.1f2e_3-4.chunk.js',
  ]))

it.each(['', '../1', '1/2', '.', '1 2', 'ü', 'x'.repeat(81)])('refuses a version named %j', (version) =>
  expect(refusal({ ...record, version })).toEqual(refused(/is no version/)),
)

it.each([
  ['a name with a path in it', { name: '../mf-a' }, /no name of an app/],
  ['the name of the operator', { name: 'operator' }, /no name of an app/],
  ['a remote that calls itself the shell', { name: 'shell' }, /a remote cannot be called shell/],
  ['a shell with a name of its own', { kind: 'shell' }, /a shell cannot be called mf-a/],
  ['a remote without a manifest', { manifest: undefined }, /has no manifest/],
  ['a manifest of another remote', { manifest: { ...record.manifest, name: 'mf-b' } }, /calls itself mf-b/],
  ['the container of another remote', { container: 'mf_b_1' }, /not mf_a_1_0_0_ab12/],
  ['the container of another version', { container: 'mf_a_1_0_0_ab11' }, /not mf_a_1_0_0_ab12/],
  ['an entry that is no file', { entry: 'other.js' }, /other.js is named/],
  ['a page of files that are none', { pathFiles: { '/a': ['page.js'] } }, /page.js is named/],
  ['texts that are no file', { textFiles: { a: { en: 'toString' } } }, /toString is named/],
  ['a page without files', { pathFiles: {} }, /^mf-a claims the path \/a and has no files for it\.$/],
  ['a path twice', { manifest: { ...record.manifest, pages: [...pages, ...pages] } }, /claims the path \/a twice/],
  ['a path of the site', withPath('/registry.json'), /claims the path \/registry.json, which the site itself answers/],
  ['another contract', { manifest: { ...record.manifest, contract: 2 } }, /remote.json: manifest.contract/],
])('a build record is refused with %s', (_, change, message) =>
  expect(refusal({ ...record, ...change })).toEqual(refused(message)),
)

it.each(['', 'sha256-short', `sha1-${'a'.repeat(43)}=`])('refuses a hash such as %j', (integrity) =>
  expect(refusal(withFile('font.woff', integrity))).toEqual(refused(/has no SHA-256/)),
)

describe('file sizes', () => {
  const MB = 1024 * 1024
  const withSize = (bytes: number, copyBytes = 1): BuildRecord => ({
    ...record,
    files: {
      ...record.files,
      'data.json': { integrity: HASH, bytes, type: 'other', compressed: { br: { integrity: HASH, bytes: copyBytes } } },
    },
  })
  it.each([
    [-1, 1],
    [4 * MB + 1, 1],
    [2 ** 50, 1],
    [1, 4 * MB + 1],
    [1, -1],
  ])('the size of a file in a record is refused when the record has %d bytes, and %d of its copy', (bytes, copyBytes) =>
    expect(refusal(withSize(bytes, copyBytes))).toEqual(refused(/^data.json is not of 0 to 4194304 bytes\.$/)),
  )
  it.each([0, 4 * MB])('the size of a file in a record may be %d bytes', (bytes) =>
    expect(readRecord(JSON.stringify(withSize(bytes))).files['data.json']?.bytes).toBe(bytes),
  )
  it('the size of a file in a record may be larger where another site serves it', () =>
    expect(refusal({ ...withSize(5 * MB), base: 'https://cdn.test/mf-a/1/' })).toHaveProperty('name', 'mf-a'))
})

describe('files on another origin', () => {
  const elsewhere = { ...record, base: 'https://cdn.test/mf-a/1/' }
  it.each(['https://cdn.test/mf-a/1/', 'http://127.0.0.1:9000/x/', 'http://localhost/x/'])(
    'a remote’s files on another origin may be at %s',
    (base) => expect(readRecord(JSON.stringify({ ...record, base })).base).toBe(base),
  )
  it.each([
    'http://cdn.test/x/',
    'https://cdn.test/x',
    'https://u:p@cdn.test/x/',
    'https://cdn.test/x/?q=/',
    "https://cdn.test/x;script-src 'none'/",
    '//cdn.test/x/',
    'data:text/javascript,/',
    'no address',
  ])('a record may not have the base %s', (base) => expect(refusal({ ...record, base })).toEqual(refused(/no folder/)))
  it('the shell’s files cannot be on another origin', () =>
    expect(refusal({ ...aShell('1').record, base: elsewhere.base })).toEqual(refused(/no folder/)))
  it('files on another origin are not uploaded, except texts', () => {
    expect(filesToStore(elsewhere)).toEqual(['texts.en.json'])
    expect(filesToStore(record)).toEqual(['entry.js', 'texts.en.json', 'font.woff2'])
  })
})
