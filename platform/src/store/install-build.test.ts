import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { installBuild } from './install-build'
import { writeLiveSet } from './live-set'

const aDist = (version: string, script: string) => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  const record = { kind: 'remote', name: 'mf-x', version, entry: 'entry.js', files: {} }
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(record))
  writeFileSync(join(dist, 'entry.js'), script)
  writeFileSync(join(dist, '.built-from'), 'stamp')
  return dist
}
const aStore = () => mkdtempSync(join(tmpdir(), 'store-'))

describe('the store of builds', () => {
  it('keeps a build with its record, compressed for all readers, and nothing hidden', () => {
    const store = aStore()
    installBuild(aDist('1', 'alert(1)'), store)
    const folder = join(store, 'remotes/mf-x/1')
    expect(readdirSync(folder).sort()).toEqual(
      ['entry.js', 'entry.js.br', 'entry.js.gz', 'remote.json', 'remote.json.br', 'remote.json.gz'].sort(),
    )
    expect(brotliDecompressSync(readFileSync(join(folder, 'entry.js.br'))).toString()).toBe('alert(1)')
  })
  it('never changes a version that is there', () => {
    const store = aStore()
    installBuild(aDist('1', 'first'), store)
    installBuild(aDist('1', 'second'), store)
    expect(readFileSync(join(store, 'remotes/mf-x/1/entry.js'), 'utf8')).toBe('first')
  })
  it('leaves no half-written folder behind', () => {
    const store = aStore()
    mkdirSync(join(store, 'remotes/mf-x'), { recursive: true })
    installBuild(aDist('2', 'x'), store)
    expect(readdirSync(join(store, 'remotes/mf-x'))).toEqual(['2'])
  })
})

describe('the live set', () => {
  it('names one shell and the remotes, with a revision that changes when they do', () => {
    const store = aStore()
    const shell = { kind: 'shell', name: 'shell', version: '1' } as never
    const remote = (version: string) => ({ kind: 'remote', name: 'mf-x', version }) as never
    const first = writeLiveSet(store, [shell, remote('1')])
    const second = writeLiveSet(store, [shell, remote('2')])
    expect(second).toMatchObject({ shell: '1', remotes: { 'mf-x': '2' } })
    expect(second.revision).not.toBe(first.revision)
    expect(writeLiveSet(store, [shell, remote('1')]).revision).toBe(first.revision)
    expect(JSON.parse(readFileSync(join(store, 'live.json'), 'utf8'))).toEqual(first)
  })
  it('refuses to go live without a shell', () => expect(() => writeLiveSet(aStore(), [])).toThrow('a shell'))
})
