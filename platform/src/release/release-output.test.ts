import type { HistoryEntry, ReleasedApp } from '@shuttle/releases'
import { describeMove, formatHistory, formatStatus } from './release-output'
import { aBuild, anApp } from './testing/an-app'

const tried = (stage: 'staff' | '5') => anApp({ canary: { version: '4.0', stage } })

describe('what a move did', () => {
  it.each([
    ['publish', undefined, anApp(), ['mf-a: live 3.0.']],
    [
      'publish',
      anApp(),
      anApp({ live: '4.0' }),
      ['mf-a: live 4.0, before it 3.0. Back: npm run release -- rollback mf-a'],
    ],
    [
      'publish',
      anApp(),
      tried('staff'),
      [
        'mf-a: 4.0 is shown to signed-in staff, 3.0 to all others.',
        'Further: npm run release -- promote mf-a. Or end it: npm run release -- rollback mf-a',
      ],
    ],
    [
      'promote',
      tried('staff'),
      tried('5'),
      [
        'mf-a: 4.0 is shown to 5 of 100 visitors, 3.0 to all others.',
        'Further: npm run release -- promote mf-a. Or end it: npm run release -- rollback mf-a',
      ],
    ],
    [
      'promote',
      tried('5'),
      anApp({ live: '4.0' }),
      ['mf-a: live 4.0, before it 3.0. Back: npm run release -- rollback mf-a'],
    ],
    ['rollback', tried('5'), anApp(), ['mf-a: the trial of 4.0 (5 %) is over; all get 3.0.']],
    [
      'rollback',
      tried('5'),
      anApp({
        live: '1.0',
        builds: [aBuild('3.0', 3, { withdrawn: true }), aBuild('2.0', 2, { withdrawn: true }), aBuild('1.0', 1)],
      }),
      ['mf-a: went back from 3.0 to 1.0.', 'Open pages leave 3.0, 2.0 as soon as they can, for 1.0.'],
    ],
    [
      'withdraw',
      anApp(),
      anApp({ builds: [aBuild('3.0', 3), aBuild('2.0', 2, { withdrawn: true }), aBuild('1.0', 1)] }),
      [
        'mf-a: 2.0 is withdrawn. Open pages leave it as soon as they can, for 3.0.',
        'Take it back: npm run release -- withdraw mf-a 2.0 --undo',
      ],
    ],
    [
      'restore',
      anApp({ builds: [aBuild('3.0', 3), aBuild('2.0', 2, { withdrawn: true })] }),
      anApp({ builds: [aBuild('3.0', 3), aBuild('2.0', 2)] }),
      ['mf-a: 2.0 is not withdrawn any more; live is 3.0.'],
    ],
    [
      'disable',
      anApp(),
      anApp({ enabled: false }),
      [
        'mf-a is closed: its pages say so, open ones within 5 seconds.',
        'Open it again: npm run release -- enable mf-a',
      ],
    ],
    ['enable', anApp({ enabled: false }), anApp(), ['mf-a is open again: 3.0 is live.']],
    [
      'retire',
      anApp(),
      anApp({ live: null }),
      [
        'mf-a is retired: its paths are free, and pages opened from now on do not have it.',
        'Open pages keep 3.0; its files stay for 30 days. Back: npm run release -- publish mf-a',
      ],
    ],
  ] as const)('describes the effect of %s', (action, before, after, lines) => {
    expect(describeMove(action, before, after)).toEqual(lines)
  })
})

const entry = (change: Partial<HistoryEntry>): HistoryEntry => ({
  app: 'mf-a',
  revision: 1,
  action: 'publish',
  live: '1.0',
  canary: null,
  withdrawn: [],
  restored: [],
  by: 'mf-a:12345678',
  note: '',
  at: Date.UTC(2026, 10, 21, 3),
  ...change,
})

it('status lists the origins that the operator admitted, of one app only its own', () => {
  const origins = [
    { app: 'mf-a', kind: 'connect' as const, origin: 'https://api.example' },
    { app: 'mf-b', kind: 'frame' as const, origin: 'https://maps.example' },
  ]
  const registry = { revision: 1, withdrawals: 0, apps: [anApp()], origins }
  expect(formatStatus(registry).slice(-2)).toEqual([
    'Pages of mf-a may call https://api.example.',
    'Pages of mf-b may embed https://maps.example.',
  ])
  expect(formatStatus(registry, { name: 'mf-a' }).join()).not.toContain('maps')
})

describe('a publish without a smoke that passed', () => {
  const entry = (smoke?: HistoryEntry['smoke']): HistoryEntry => ({
    app: 'mf-a',
    revision: 1,
    action: 'publish',
    live: '1.0',
    canary: null,
    withdrawn: [],
    restored: [],
    by: 'mf-a:1',
    note: '',
    ...(smoke && { smoke }),
    at: 0,
  })
  it.each([
    ['skipped', '--no-smoke'],
    ['no-browser', 'no browser'],
    ['no-page', 'no page'],
  ] as const)('is in history and status (%s)', (smoke, shown) => {
    expect(formatHistory([entry(smoke)])).toEqual([
      expect.stringMatching(/ smoke +by$/),
      expect.stringMatching(new RegExp(`live 1\\.0 +${shown} +mf-a:1$`)),
    ])
    const app = anApp({ builds: [aBuild('3.0', 3, { smoke }), aBuild('2.0', 2, { smoke })] })
    expect(formatStatus({ revision: 1, withdrawals: 0, apps: [app] }).slice(-1)).toEqual([
      `mf-a 3.0 was published without a smoke: ${shown}.`,
    ])
  })
  it('the history shows the pages that a smoke drew', () => {
    const lines = formatHistory([{ ...entry('passed'), smokedPages: { drawn: 3, guarded: 2 } }])
    expect(lines[1]).toContain('  passed, 5 pages drawn, 2 of them as a member without data  ')
    expect(lines[0]).toContain(' smoke ')
  })
  it.each(['passed', undefined] as const)('a smoke that is %s has no column and no line', (smoke) => {
    expect(formatHistory([entry(smoke)])[0]).not.toContain('smoke')
    const app = anApp({ builds: [aBuild('3.0', 3, smoke && { smoke })] })
    expect(formatStatus({ revision: 1, withdrawals: 0, apps: [app] }).join()).not.toContain('smoke')
  })
})

it('prints a message when the history is empty', () => {
  expect(formatHistory([])).toEqual(['Nothing was moved yet.'])
})

it('prints who moved what, when and why, and the result', () => {
  const tried = entry({ canary: { version: '2.0', stage: 'staff' } })
  expect(formatHistory([entry({ action: 'rollback', by: 'operator:87654321', note: 'blank page' }), tried])).toEqual([
    'when                  app   move      after it                by                 why',
    '2026-11-21 03:00 UTC  mf-a  rollback  live 1.0                operator:87654321  blank page',
    '2026-11-21 03:00 UTC  mf-a  publish   live 1.0, 2.0 to staff  mf-a:12345678',
  ])
})

it('prints which versions a move withdrew and restored', () => {
  const back = entry({ action: 'rollback', withdrawn: ['3.0', '2.0'] })
  expect(formatHistory([entry({ action: 'restore', restored: ['2.0'] }), back])).toEqual([
    'when                  app   move      after it  withdrawn  restored  by',
    '2026-11-21 03:00 UTC  mf-a  restore   live 1.0             2.0       mf-a:12345678',
    '2026-11-21 03:00 UTC  mf-a  rollback  live 1.0  3.0, 2.0             mf-a:12345678',
  ])
})

const registryAt = (...apps: ReleasedApp[]) => ({ revision: 1, withdrawals: 0, apps })
const shell = anApp({ name: 'shell', kind: 'shell', live: '1.0', builds: [aBuild('1.0', 1)] })

describe('the status of a site', () => {
  it('prints a message when nothing was published', () => {
    expect(formatStatus(registryAt())).toEqual(['Nothing was published yet.'])
    expect(formatStatus(registryAt(shell), { name: 'mf-a' })).toEqual(['Nothing of mf-a was published yet.'])
  })

  it('the status is a table of live versions with their time', () => {
    expect(formatStatus(registryAt(shell, anApp()))).toEqual([
      'app    live  since',
      'shell  1.0   2026-11-21 01:00 UTC',
      'mf-a   3.0   2026-11-21 03:00 UTC',
    ])
  })

  it('the status shows a trial with its stage, and closed remotes', () => {
    const tried = anApp({ canary: { version: '4.0', stage: '25' }, enabled: false })
    const started = anApp({ name: 'mf-b', live: null, builds: [aBuild('1.0', null)] })
    expect(formatStatus(registryAt(tried, started))).toEqual([
      'app   live     since                 on trial',
      'mf-a  3.0      2026-11-21 03:00 UTC  4.0 to 25 %  closed',
      'mf-b  nothing',
    ])
  })

  it('the status shows a retired app, until its builds are deleted', () => {
    const gone = anApp({ name: 'mf-b', live: null, builds: [] })
    expect(formatStatus(registryAt(anApp({ live: null }), gone))).toEqual([
      'app   live     since',
      'mf-a  nothing         retired',
    ])
    expect(formatStatus(registryAt(anApp({ live: null })), { name: 'mf-a' }).at(-1)).toBe(
      'Nothing of mf-a is live: publish it.',
    )
  })

  it('the status of one app also numbers the versions of a rollback', () => {
    const builds = [aBuild('3.0', 3), aBuild('2.0', 2, { withdrawn: true }), aBuild('1.0', 1), aBuild('0.9', null)]
    expect(formatStatus(registryAt(shell, anApp({ builds })), { name: 'mf-a' }).slice(3)).toEqual([
      'mf-a can go back to:',
      '    2.0  2026-11-21 02:00 UTC  withdrawn',
      ' 2  1.0  2026-11-21 01:00 UTC',
    ])
    expect(formatStatus(registryAt(shell), { name: 'shell' }).at(-1)).toBe('shell has no version to go back to.')
  })
})
