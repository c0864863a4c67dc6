import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BuildRecord } from '@shuttle/contracts'
import { checkAgainstSingle, checkBudgets } from './check-budgets'
import { measureFirstLoad } from './measure-first-load'

/** Text that a compressor cannot make smaller. */
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
const manifestWith = (path: string, guard = 'public') =>
  ({
    name: 'mf-x',
    contract: 1,
    slots: [],
    pages: [{ path: '/' }, { path, guard }],
  }) as unknown as BuildRecord['manifest']
const aShell = (bytes: number) =>
  aBuild({ kind: 'shell', entry: 'main.js', baseFiles: ['main.css'] }, { 'main.js': bytes, 'main.css': 10 })
const aRemote = (
  pageFiles: string[],
  { entryBytes = 4000, otherPageBytes = 1000, otherPath = '/x', guard = 'public' } = {},
) =>
  aBuild(
    {
      manifest: manifestWith(otherPath, guard),
      baseFiles: ['remote.js'],
      pathFiles: { '/': pageFiles, [otherPath]: ['x.js'] },
    },
    {
      'entry.js': entryBytes,
      'remote.js': 1000,
      'x.js': otherPageBytes,
      ...Object.fromEntries(pageFiles.map((name) => [name, 1000])),
    },
  )
const aSingleBuild = (bytes: number) =>
  aBuild({ kind: 'shell', entry: 'main.js', pathFiles: { '/': [] } }, { 'main.js': bytes })

const overdrawn = (shell: ReturnType<typeof aShell>, remote: ReturnType<typeof aRemote>) =>
  checkBudgets(shell, [remote]).flatMap(({ what, is, most }) => (is > most ? [what] : []))

describe('the budget of the first screen', () => {
  it('counts the files that the composer hints at: shell, entry, exposed module, page', () =>
    expect(measureFirstLoad(aShell(1000), aRemote(['page.js', 'page.css']), '/').files).toBe(6))
  it('accepts a site below every limit', () => expect(overdrawn(aShell(100_000), aRemote(['page.js']))).toEqual([]))
  it('fails when the shell is too heavy', () =>
    expect(overdrawn(aShell(160_000), aRemote(['page.js']))).toEqual(['scripts of /, bytes brotli']))
  it('fails when a page other than home is too heavy', () =>
    expect(overdrawn(aShell(100_000), aRemote(['page.js'], { otherPageBytes: 90_000 }))).toEqual([
      'scripts of /x, bytes brotli',
    ]))
  it('applies a lower budget to a lighter page', () => {
    const orders = aRemote(['page.js'], { otherPageBytes: 75_000, otherPath: '/my_order' })
    expect(overdrawn(aShell(100_000), orders)).toEqual(['scripts of /my_order, bytes brotli'])
    expect(overdrawn(aShell(100_000), aRemote(['page.js'], { otherPageBytes: 75_000 }))).toEqual([])
  })
  it('applies a higher budget to the pages of staff', () => {
    const staffRemote = (otherPageBytes: number) => aRemote(['page.js'], { otherPageBytes, guard: 'staff' })
    expect(overdrawn(aShell(100_000), staffRemote(95_000))).toEqual([])
    expect(overdrawn(aShell(100_000), staffRemote(110_000))).toEqual(['scripts of /x, bytes brotli'])
  })
  it('compares the additional bytes of composition with the single build', () => {
    const against = (bytes: number) => checkAgainstSingle(aShell(120_000), [aRemote(['page.js'])], aSingleBuild(bytes))
    const { is, most } = against(80_000)
    expect(is).toBeGreaterThan(most)
    expect(against(110_000).is).toBeLessThan(most)
  })
  it('fails with one critical file too many', () =>
    expect(overdrawn(aShell(1000), aRemote(['a.js', 'b.js', 'c.css']))).toEqual(['files before the first screen of /']))
  it('applies a higher budget to the entry of a remote for staff only', () => {
    const staffOnlyRemote = (entryBytes: number) =>
      aBuild(
        { name: 'mf-staff', manifest: { name: 'mf-staff', pages: [{ path: '/x', guard: 'staff' }] } as never },
        { 'entry.js': entryBytes },
      )
    const lines = (entryBytes: number) =>
      checkBudgets(aShell(1000), [aRemote(['page.js']), staffOnlyRemote(entryBytes)]).filter(
        ({ what, is, most }) => what.includes('mf-staff') && is > most,
      )
    expect(lines(6.4 * 1024)).toEqual([])
    expect(lines(6.6 * 1024)).toHaveLength(1)
  })
  it('fails when an entry is too large', () =>
    expect(overdrawn(aShell(1000), aRemote(['page.js'], { entryBytes: 9000 }))).toEqual([
      'entry of mf-x, bytes brotli',
    ]))
})
