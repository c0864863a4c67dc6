import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { checkBudgets } from './check-budgets'
import { firstLoadOf } from './first-load-of'

/** Text that no compressor makes smaller. */
const noise = (bytes: number) => {
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed & 255
  }
  return Buffer.from(Array.from({ length: bytes }, next))
}

const aBuild = (change: Partial<BuildRecord>, sizes: Record<string, number>) => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const [name, bytes] of Object.entries(sizes)) writeFileSync(join(dist, name), noise(bytes))
  const record = {
    kind: 'remote',
    name: 'mf-x',
    entry: 'entry.js',
    baseFiles: [],
    pathFiles: {},
    files: {},
    ...change,
  } as BuildRecord
  return { dist, record }
}
const manifest = {
  name: 'mf-x',
  contract: 1,
  slots: [],
  pages: [{ path: '/' }, { path: '/x' }],
} as unknown as BuildRecord['manifest']
const shellOf = (bytes: number) =>
  aBuild({ kind: 'shell', entry: 'main.js', baseFiles: ['main.css'] }, { 'main.js': bytes, 'main.css': 10 })
const remoteOf = (pageFiles: string[], { entryBytes = 4000, otherPageBytes = 1000 } = {}) =>
  aBuild(
    { manifest, baseFiles: ['remote.js'], pathFiles: { '/': pageFiles, '/x': ['x.js'] } },
    {
      'entry.js': entryBytes,
      'remote.js': 1000,
      'x.js': otherPageBytes,
      ...Object.fromEntries(pageFiles.map((name) => [name, 1000])),
    },
  )
const singleOf = (bytes: number) =>
  aBuild({ kind: 'shell', entry: 'main.js', pathFiles: { '/': [] } }, { 'main.js': bytes })

const overdrawn = (...builds: [ReturnType<typeof shellOf>, ReturnType<typeof remoteOf>, ReturnType<typeof singleOf>]) =>
  checkBudgets(builds[0], [builds[1]], builds[2]).flatMap(({ what, is, most }) => (is > most ? [what] : []))

describe('budgets of the first screen', () => {
  it('counts what the composer hints at: shell, entry, exposed module, page', () =>
    expect(firstLoadOf(shellOf(1000), remoteOf(['page.js', 'page.css']), '/').files).toBe(6))
  it('holds for a lean site', () =>
    expect(overdrawn(shellOf(100_000), remoteOf(['page.js']), singleOf(90_000))).toEqual([]))
  it('is overdrawn by a heavy shell', () =>
    expect(overdrawn(shellOf(160_000), remoteOf(['page.js']), singleOf(150_000))).toEqual([
      'scripts of /, bytes brotli',
    ]))
  it('is overdrawn by a heavy page other than home', () =>
    expect(overdrawn(shellOf(100_000), remoteOf(['page.js'], { otherPageBytes: 90_000 }), singleOf(90_000))).toEqual([
      'scripts of /x, bytes brotli',
    ]))
  it('is overdrawn by composition that costs too much', () =>
    expect(overdrawn(shellOf(120_000), remoteOf(['page.js']), singleOf(80_000))).toEqual([
      'scripts of / beyond those of the single build, bytes brotli',
    ]))
  it('is overdrawn by one file too many', () =>
    expect(overdrawn(shellOf(1000), remoteOf(['a.js', 'b.js', 'c.css']), singleOf(1000))).toEqual([
      'files before the first screen of /',
    ]))
  it('is overdrawn by a fat entry', () =>
    expect(overdrawn(shellOf(1000), remoteOf(['page.js'], { entryBytes: 9000 }), singleOf(1000))).toEqual([
      'entry of mf-x, bytes brotli',
    ]))
})
