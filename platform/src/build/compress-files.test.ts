import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFile, isCopy } from './compress-files'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'shuttle-compress-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

const TEXT = 'a text that comes again and again. '.repeat(200)
const write = (name: string, content: string) => writeFileSync(join(dist, name), content)
const read = (name: string) => readFileSync(join(dist, name))
const describeBytes = (bytes: Buffer) => ({
  integrity: `sha256-${createHash('sha256').update(bytes).digest('base64')}`,
  bytes: bytes.length,
})

it.each(['entry.js', 'page.css', 'texts.en.json', 'sign.svg', 'page.html', 'entry.js.map'])(
  '%s gets two smaller copies, whose records match and which unpack to it',
  async (name) => {
    write(name, TEXT)
    const copies = await compressFile(dist, name)
    const [br, gz] = [read(`${name}.br`), read(`${name}.gz`)]
    expect(copies).toEqual({ br: describeBytes(br), gz: describeBytes(gz) })
    expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([TEXT, TEXT])
    expect(Math.max(br.length, gz.length)).toBeLessThan(TEXT.length)
    expect(read(name).toString()).toBe(TEXT)
  },
)

it.each(['font.woff2', 'photo.webp', 'entry.js.br', 'js'])('%s, which is no text, gets no copies', async (name) => {
  write(name, TEXT)
  expect(await compressFile(dist, name)).toBeUndefined()
  expect(readdirSync(dist)).toEqual([name])
})

it('an empty file has copies too', async () => {
  write('empty.js', '')
  await compressFile(dist, 'empty.js')
  expect([brotliDecompressSync(read('empty.js.br')).length, gunzipSync(read('empty.js.gz')).length]).toEqual([0, 0])
})

it('equal files get equal copies', async () => {
  write('a.js', TEXT)
  write('b.js', TEXT)
  expect(await compressFile(dist, 'a.js')).toEqual(await compressFile(dist, 'b.js'))
})

it.each([
  ['entry.js.br', true],
  ['entry.js.gz', true],
  ['entry.js', false],
  ['br', false],
  ['entry.br.js', false],
])('recognizes whether %s is a copy: %s', (name, expected) => expect(isCopy(name)).toBe(expected))
