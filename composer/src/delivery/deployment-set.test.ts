import type { BuildRecord } from '@shuttle/contracts'
import type { ReleasedApp } from '@shuttle/releases'
import type { Build } from './build'
import { resolveDeploymentSet } from './deployment-set'
import { aPage, aRemote, aShell } from './testing/a-record'
import { toVersionPreferences, type Visitor } from './version-preferences'

const anonymous: Visitor = { cohort: undefined, isStaff: false, previews: [], failedShell: undefined, blocked: [] }
const staff: Visitor = { ...anonymous, isStaff: true }

/** An app with versions 1, 2, 3 ... that went live in this order; the last one is live. */
const anApp = (name: string, versions: number, change: Partial<ReleasedApp> = {}): ReleasedApp => ({
  name,
  kind: name === 'shell' ? 'shell' : 'remote',
  revision: 1,
  live: String(versions),
  canary: null,
  enabled: true,
  builds: Array.from({ length: versions }, (_, index) => aBuild(String(index + 1), index + 1)).reverse(),
  ...change,
})
const aBuild = (version: string, wentLiveAt: number | null, withdrawn = false) => ({
  version,
  digest: '',
  publisher: '',
  signature: '',
  acceptedAt: 0,
  wentLiveAt,
  withdrawn,
})

/** Every build is in memory; `records` override records of builds. */
const choose = (apps: ReleasedApp[], visitor: Visitor, records: Record<string, Partial<BuildRecord>> = {}) => {
  const find = (name: string, version: string): Build | undefined => {
    const app = apps.find((one) => one.name === name)
    if (!app?.builds.some((build) => build.version === version)) return undefined
    const change = records[`${name} ${version}`] ?? {}
    const { record } =
      app.kind === 'shell' ? aShell(version, change) : aRemote(name, version, [aPage(`/${name}`)], change)
    return { record, base: `/${name}/${version}/`, texts: {}, bootScript: '', sources: {} }
  }
  const registry = { revision: 1, withdrawals: 3, apps }
  const set = resolveDeploymentSet({ registry, find }, toVersionPreferences(registry, visitor))
  return {
    ...set,
    versions: Object.fromEntries(
      [set.shell, ...set.remotes.map(({ build }) => build)].map(({ record }) => [record.name, record.version]),
    ),
    beforeVersions: set.before.map(({ record }) => `${record.name} ${record.version}`),
  }
}

describe('the set of a visitor', () => {
  it('contains what is live, and a fallback for each remote', () => {
    const set = choose([anApp('shell', 2), anApp('mf-x', 3), anApp('mf-y', 1)], anonymous)
    expect(set).toMatchObject({
      versions: { shell: '2', 'mf-x': '3', 'mf-y': '1' },
      beforeVersions: ['mf-x 2'],
      previews: [],
      unmetPreferences: [],
      withdrawals: 3,
    })
  })

  it('two sets have the same name exactly when they have the same builds', () => {
    const apps = [anApp('shell', 1), anApp('mf-x', 2, { canary: { version: '1', stage: 'staff' } })]
    expect(choose(apps, anonymous).revision).toBe(choose(apps, { ...anonymous, cohort: 7 }).revision)
    expect(choose(apps, anonymous).revision).not.toBe(choose(apps, staff).revision)
  })

  it('omits a remote that was never live', () =>
    expect(choose([anApp('shell', 1), anApp('mf-x', 1, { live: null })], anonymous).versions).toEqual({ shell: '1' }))
})

describe('a release on trial', () => {
  const canary = { version: '2', stage: 'staff' } as const
  const trial = [anApp('shell', 1), anApp('mf-x', 1, { canary, builds: [aBuild('2', null), aBuild('1', 1)] })]
  it('a release on trial goes to staff first', () => {
    expect(choose(trial, staff).versions['mf-x']).toBe('2')
    expect(choose(trial, { ...anonymous, cohort: 1 }).versions['mf-x']).toBe('1')
  })
  it('a deployment set falls back to what is live', () =>
    expect(choose(trial, staff).beforeVersions).toEqual(['mf-x 1']))
  it('a release on trial may be a shell', () => {
    const shell = anApp('shell', 1, { canary, builds: [aBuild('2', null), aBuild('1', 1)] })
    expect(choose([shell, anApp('mf-x', 1)], staff).versions.shell).toBe('2')
    expect(choose([shell, anApp('mf-x', 1)], anonymous).versions.shell).toBe('1')
  })
})

describe('a preview', () => {
  const apps = [anApp('shell', 1), anApp('mf-x', 1, { builds: [aBuild('2', null), aBuild('1', 1)] })]
  const previewing = (version: string, app = 'mf-x'): Visitor => ({ ...staff, previews: [{ app, version }] })
  it('takes precedence, and is listed for the badge', () =>
    expect(choose(apps, previewing('2'))).toMatchObject({
      versions: { 'mf-x': '2' },
      previews: [{ name: 'mf-x', version: '2' }],
      beforeVersions: ['mf-x 1'],
    }))
  const withdrawn = [anApp('shell', 1), anApp('mf-x', 1, { builds: [aBuild('2', null, true), aBuild('1', 1)] })]
  it('the smoke of a publish gets a version that was withdrawn', () => {
    const smoke = { ...anonymous, previews: [{ app: 'mf-x', version: '2', smoke: true as const }] }
    expect(choose(withdrawn, smoke).versions).toMatchObject({ 'mf-x': '2' })
  })
  it.each([
    ['what everybody gets', apps, previewing('1')],
    ['a version that was never accepted', apps, previewing('9')],
    ['one that was withdrawn', withdrawn, previewing('2')],
    ['an unknown app', apps, previewing('2', 'mf-z')],
  ])('no preview exists for %s', (_what, registry, visitor) =>
    expect(choose(registry as ReleasedApp[], visitor)).toMatchObject({ versions: { 'mf-x': '1' }, previews: [] }),
  )
  it('a preview has precedence for its paths over other remotes', () => {
    const other = anApp('mf-a', 1)
    const clash = { 'mf-x 2': aRemote('mf-x', '2', [aPage('/mf-a')]).record }
    expect(choose([...apps, other], previewing('2'), clash).remotes[0]?.build.record.name).toBe('mf-x')
  })
})

describe('the kill switch', () => {
  const closed = [anApp('shell', 1), anApp('mf-x', 2, { enabled: false })]
  it.each([
    ['any visitor', anonymous],
    ['staff', staff],
    ['who has a preview', { ...staff, previews: [{ app: 'mf-x', version: '1' }] }],
  ])('closes a remote for %s, and its paths stay known', (_who, visitor) => {
    const set = choose(closed, visitor)
    expect(set.remotes).toMatchObject([{ isClosed: true, build: { record: { version: '2' } } }])
    expect([set.before, set.previews]).toEqual([[], []])
  })
})

describe('an incompatible build', () => {
  const wantsReact20 = { shared: { react: '^20.0.0' } }
  const shell = { shared: { react: '19.3.1' } }
  it('an incompatible build is never chosen: a trial is replaced by what is live', () => {
    const canary = { version: '2', stage: 'staff' } as const
    const apps = [anApp('shell', 1), anApp('mf-x', 1, { canary, builds: [aBuild('2', null), aBuild('1', 1)] })]
    expect(choose(apps, staff, { 'shell 1': shell, 'mf-x 2': wantsReact20 })).toMatchObject({
      versions: { 'mf-x': '1' },
      unmetPreferences: ['mf-x 2 needs react ^20.0.0, shell 1 has 19.3.1'],
    })
  })
  it('an incompatible build is replaced by the newest compatible version before it', () =>
    expect(
      choose([anApp('shell', 1), anApp('mf-x', 4)], anonymous, {
        'shell 1': shell,
        'mf-x 4': wantsReact20,
        'mf-x 3': wantsReact20,
      }),
    ).toMatchObject({ versions: { 'mf-x': '2' }, beforeVersions: ['mf-x 1'] }))
  it('an incompatible build is omitted and reported when no version of it is compatible', () => {
    const set = choose([anApp('shell', 1), anApp('mf-x', 1)], anonymous, { 'mf-x 1': wantsReact20 })
    expect([set.versions, set.unmetPreferences]).toEqual([
      { shell: '1' },
      ['mf-x 1 needs react, which shell 1 does not have'],
    ])
  })
  it('an incompatible build is not used as a fallback', () =>
    expect(
      choose([anApp('shell', 1), anApp('mf-x', 3)], anonymous, { 'shell 1': shell, 'mf-x 2': wantsReact20 })
        .beforeVersions,
    ).toEqual(['mf-x 1']))
})

describe('a failed shell', () => {
  const failed = (version: string): Visitor => ({ ...anonymous, failedShell: version })
  it('a shell that did not start in this browser is replaced by the one before it', () =>
    expect(choose([anApp('shell', 3)], failed('3')).versions.shell).toBe('2'))
  it('a shell that did not start in this browser is used when there is none before it', () =>
    expect(choose([anApp('shell', 1)], failed('1')).versions.shell).toBe('1'))
  it('a shell that did not start in this browser is irrelevant when another one is live', () =>
    expect(choose([anApp('shell', 3)], failed('2')).versions.shell).toBe('3'))
  it('a shell that did not start in this browser is replaced along with remotes that do not run on the other one', () =>
    expect(
      choose([anApp('shell', 2), anApp('mf-x', 2)], failed('2'), {
        'shell 2': { shared: { react: '20.0.0' } },
        'shell 1': { shared: { react: '19.0.0' } },
        'mf-x 2': { shared: { react: '^20.0.0' } },
      }).versions,
    ).toEqual({ shell: '1', 'mf-x': '1' }))
})
