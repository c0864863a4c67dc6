import { type AcceptedBuild, findRollbackTargets, type Move, type ReleasedApp } from '@shuttle/releases'
import { nextState } from './next-state'

const build = (version: string, wentLiveAt: number | null, withdrawn = false): AcceptedBuild => ({
  version,
  digest: '',
  publisher: '',
  signature: '',
  acceptedAt: 0,
  wentLiveAt,
  withdrawn,
})
/** Versions v1, v2, ... that went live in this order; the last one is live. */
const appWith = (count: number, change: Partial<ReleasedApp> = {}): ReleasedApp => ({
  name: 'mf-a',
  kind: 'remote',
  revision: 7,
  live: `v${count}`,
  canary: null,
  enabled: true,
  builds: [
    build('fresh', null),
    ...Array.from({ length: count }, (_, index) => build(`v${index + 1}`, index + 1)).reverse(),
  ],
  ...change,
})
const after = (app: ReleasedApp, action: Move['action'], more: Partial<Move> = {}) =>
  nextState(app, { app: app.name, seen: app.revision, action, ...more })
const onTrial = appWith(2, { canary: { version: 'fresh', stage: '5' } })

describe('publish', () => {
  it('makes a version live for all visitors', () =>
    expect(after(appWith(2), 'publish', { version: 'fresh' })).toMatchObject({
      live: 'fresh',
      canary: null,
      wentLive: 'fresh',
      withdrawn: [],
      isWithdrawal: false,
    }))

  it.each(['staff', '5', '25'] as const)('starts a trial at %s without making the version live', (stage) =>
    expect(after(appWith(2), 'publish', { version: 'fresh', stage })).toMatchObject({
      live: 'v2',
      canary: { version: 'fresh', stage },
      wentLive: undefined,
    }),
  )

  it('ends a trial of another version, which is not withdrawn', () =>
    expect(after(onTrial, 'publish', { version: 'v1' })).toMatchObject({ live: 'v1', canary: null, withdrawn: [] }))

  it('restores a withdrawn version', () => {
    const builds = [build('v2', 2), build('v1', 1, true)]
    expect(after(appWith(2, { builds }), 'publish', { version: 'v1' }).restored).toEqual(['v1'])
    expect(after(appWith(2), 'publish', { version: 'v1' }).restored).toEqual([])
  })

  it.each([
    ['without a version', appWith(2), {}, 'BAD_REQUEST'],
    ['of a version that was never accepted', appWith(2), { version: 'v9' }, 'UNKNOWN_VERSION'],
    ['of what is live', appWith(2), { version: 'v2' }, 'ALREADY'],
    ['of what is on trial at that stage', onTrial, { version: 'fresh', stage: '5' as const }, 'ALREADY'],
    ['on trial beside nothing', appWith(0, { live: null }), { version: 'fresh', stage: '5' as const }, 'NOTHING_TO_DO'],
  ])('publish is refused %s', (_, app, more, code) =>
    expect(() => after(app, 'publish', more)).toThrow(expect.objectContaining({ code })),
  )
})

describe('promote', () => {
  it('moves from staff to 5, 25 and 100, where it is live', () => {
    let app = appWith(2, { canary: { version: 'fresh', stage: 'staff' } })
    const stages = [1, 2, 3].map(() => {
      const { live, canary } = after(app, 'promote')
      app = { ...app, live, canary }
      return canary?.stage ?? live
    })
    expect(stages).toEqual(['5', '25', 'fresh'])
  })

  it('skips stages on request', () =>
    expect(after(onTrial, 'promote', { stage: '100' })).toMatchObject({ live: 'fresh', wentLive: 'fresh' }))

  it.each([
    ['without a trial', appWith(2), {}, 'NOTHING_TO_DO'],
    ['of a version that is not on trial', onTrial, { version: 'v1' }, 'NOTHING_TO_DO'],
    ['of a version that is live', appWith(2), { version: 'v2' }, 'ALREADY'],
    ['to the stage it is at', onTrial, { stage: '5' as const }, 'NOTHING_TO_DO'],
    ['to an earlier stage', onTrial, { stage: 'staff' as const }, 'NOTHING_TO_DO'],
  ])('promote is refused %s', (_, app, more, code) =>
    expect(() => after(app, 'promote', more)).toThrow(expect.objectContaining({ code })),
  )
})

describe('rollback', () => {
  it('ends a trial and does not change the live version', () =>
    expect(after(onTrial, 'rollback')).toMatchObject({
      live: 'v2',
      canary: null,
      withdrawn: ['fresh'],
      isWithdrawal: true,
    }))

  it('restores the version before when there is no trial', () =>
    expect(after(appWith(3), 'rollback')).toMatchObject({ live: 'v2', withdrawn: ['v3'], isWithdrawal: true }))

  it('goes back one version further when repeated', () => {
    const once = appWith(3, { live: 'v2', builds: [build('v3', 3, true), build('v2', 2), build('v1', 1)] })
    expect(after(once, 'rollback').live).toBe('v1')
  })

  it('withdraws both the live version and the trial when a version is given', () =>
    expect(after(onTrial, 'rollback', { version: 'v1' })).toMatchObject({
      live: 'v1',
      canary: null,
      withdrawn: ['v2', 'fresh'],
      restored: [],
    }))

  it('withdraws every skipped version, and none that went live before the target', () => {
    expect(after(appWith(5), 'rollback', { version: 'v2' })).toMatchObject({
      live: 'v2',
      withdrawn: ['v5', 'v4', 'v3'],
      restored: [],
    })
    expect(after(appWith(5), 'rollback', { version: 'v4' }).withdrawn).toEqual(['v5'])
  })

  it('lists no version that is withdrawn already, and restores its target', () => {
    const builds = [build('v4', 4), build('v3', 3, true), build('v2', 2, true), build('v1', 1)]
    expect(after(appWith(4, { builds }), 'rollback', { version: 'v2' })).toMatchObject({
      withdrawn: ['v4'],
      restored: ['v2'],
    })
  })

  it('withdraws only the live version when its target went live later', () => {
    const builds = [build('v3', 3, true), build('v2', 2, true), build('v1', 1)]
    expect(after(appWith(3, { live: 'v1', builds }), 'rollback', { version: 'v3' })).toMatchObject({
      live: 'v3',
      withdrawn: ['v1'],
      restored: ['v3'],
    })
  })

  it('reaches the good version behind ten withdrawn ones, and each of these by name', () => {
    const bad = Array.from({ length: 10 }, (_, at) => build(`v${at + 2}`, at + 2, true))
    const app = appWith(12, { builds: [build('v12', 12), ...bad, build('v1', 1)] })
    expect(after(app, 'rollback').live).toBe('v1')
    expect(after(app, 'rollback', { version: 'v1' }).live).toBe('v1')
    for (const { version } of bad) expect(after(app, 'rollback', { version }).restored).toEqual([version])
  })

  it('reaches any of the last ten live versions, and not the eleventh', () => {
    const app = appWith(12)
    const targets = findRollbackTargets(app).map(({ version }) => version)
    expect(targets).toEqual(['v11', 'v10', 'v9', 'v8', 'v7', 'v6', 'v5', 'v4', 'v3', 'v2'])
    for (const version of targets) expect(after(app, 'rollback', { version }).live).toBe(version)
    expect(() => after(app, 'rollback', { version: 'v1' })).toThrow(
      expect.objectContaining({ code: 'UNKNOWN_VERSION' }),
    )
  })

  it.each([
    ['to what was never live', appWith(2), { version: 'fresh' }, 'UNKNOWN_VERSION'],
    ['to a version that was never accepted', appWith(2), { version: 'v9' }, 'UNKNOWN_VERSION'],
    ['to what is live', appWith(2), { version: 'v2' }, 'NOTHING_TO_DO'],
    ['when nothing was live before', appWith(1), {}, 'NOTHING_TO_DO'],
    ['when nothing is live', appWith(0, { live: null }), {}, 'NOTHING_TO_DO'],
  ])('rollback is refused %s', (_, app, more, code) =>
    expect(() => after(app, 'rollback', more)).toThrow(expect.objectContaining({ code })),
  )
})

describe('a withdrawal by name', () => {
  const builds = [build('v3', 3), build('v2', 2), build('v1', 1, true)]
  const app = appWith(3, { builds: [build('tried', null), build('fresh', null), ...builds] })

  it.each(['v2', 'fresh'])('a withdrawal by name of %s does not change what new pages get', (version) =>
    expect(after(app, 'withdraw', { version })).toMatchObject({
      live: 'v3',
      withdrawn: [version],
      restored: [],
      isWithdrawal: true,
    }),
  )

  it('a withdrawal by name is undone by name, which makes nothing live', () =>
    expect(after(app, 'restore', { version: 'v1' })).toMatchObject({
      live: 'v3',
      withdrawn: [],
      restored: ['v1'],
      wentLive: undefined,
      isWithdrawal: true,
    }))

  const trial = { ...app, canary: { version: 'tried', stage: '5' as const } }
  it.each([
    ['withdraw', 'of what is live, since it would not say where pages go', app, 'v3', 'BAD_REQUEST'],
    ['withdraw', 'of what is on trial', trial, 'tried', 'BAD_REQUEST'],
    ['withdraw', 'twice', app, 'v1', 'NOTHING_TO_DO'],
    ['withdraw', 'of what was never accepted', app, 'v9', 'UNKNOWN_VERSION'],
    ['withdraw', 'without a version', app, undefined, 'BAD_REQUEST'],
    ['restore', 'of what is not withdrawn', app, 'v2', 'NOTHING_TO_DO'],
    ['restore', 'of what was never accepted', app, 'v9', 'UNKNOWN_VERSION'],
    ['restore', 'without a version', app, undefined, 'BAD_REQUEST'],
  ] as const)('%s is refused %s', (action, _, given, version, code) =>
    expect(() => after(given, action, version ? { version } : {})).toThrow(expect.objectContaining({ code })),
  )
})

describe('the kill switch', () => {
  it('closes a remote and opens it again; both count as withdrawals', () => {
    expect(after(appWith(2), 'disable')).toMatchObject({ live: 'v2', enabled: false, isWithdrawal: true })
    expect(after(appWith(2, { enabled: false }), 'enable')).toMatchObject({ enabled: true, isWithdrawal: true })
  })

  it.each([
    ['closed twice', appWith(2, { enabled: false }), 'disable' as const, 'NOTHING_TO_DO'],
    ['opened twice', appWith(2), 'enable' as const, 'NOTHING_TO_DO'],
    ['put on the shell', appWith(2, { kind: 'shell' }), 'disable' as const, 'BAD_REQUEST'],
  ])('the kill switch is refused when %s', (_, app, action, code) =>
    expect(() => after(app, action)).toThrow(expect.objectContaining({ code })),
  )
})
