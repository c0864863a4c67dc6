import type { SiteReleases, SiteVersion } from '@shuttle/releases'
import { figuresRows } from './figures-rows'
import { formatStatus } from './release-output'
import { sourceRows } from './source-rows'
import { anApp } from './testing/an-app'
import { usesRows } from './uses-rows'

const FIGURES = {
  ...{ app: 'mf-a', version: '4.0', loads: 4102, failures: 17, errorRate: 0.0041, share: 0.1, hours: [], causes: [] },
  ...{ p75LoadMs: 1300, lcpP75Ms: null, inpP75Ms: 80, clsP75: 0.02 },
}
const aVersion = (version: string, change: Partial<SiteVersion> = {}): SiteVersion => ({
  ...{ version, publisher: 'mf-a:4afaf62d', wentLiveAt: 0, isSigned: true, person: 'LO Chun Kit', commit: '3f9a1c2' },
  note: '',
  ...change,
})
const trial = { stage: '25' as const, since: 0, build: aVersion('4.0', { wentLiveAt: null, figures: FIGURES }) }
const SITE: SiteReleases = {
  ...{ revision: 1, movedAt: 0, visits: 4102 },
  apps: [
    {
      ...{ name: 'mf-a', kind: 'remote', revision: 3, enabled: true, live: aVersion('3.0'), trial },
      stored: [aVersion('2.0', { note: 'new tabs', isSigned: false })],
    },
  ],
  links: [
    {
      kind: 'slot',
      name: 'badge.v1',
      version: '1.2',
      owner: 'mf-a',
      users: [{ app: 'mf-b', version: '1.0' }],
      goneIn: '4.0',
    },
    { kind: 'event', name: 'b:done', users: [] },
  ],
  packages: [{ name: '@shuttle/ui', version: '1.0.0', users: [{ app: 'mf-a', range: '^1.0.0' }] }],
}

it('the table of figures has a row for each live version and trial, and marks those without visits', () => {
  expect(figuresRows(SITE.apps, false).slice(1)).toEqual([
    ['mf-a', '3.0', 'no visits', '', '', '', '', '', ''],
    ['mf-a, on trial', '4.0', '4102', '10.00 %', '0.41 %', '1.3 s', '-', '80 ms', '0.02'],
  ])
})

it('the table of publishers has key, person, commit and note of each version, of one app also of the earlier ones', () => {
  const rows = sourceRows(SITE.apps, true, (ms) => `at ${ms}`)
  expect(rows).toEqual([
    ['app', 'version', 'live since', 'key', 'by', 'commit', 'why'],
    ['mf-a', '3.0', 'at 0', 'mf-a:4afaf62d', 'LO Chun Kit', '3f9a1c2', ''],
    ['mf-a, on trial', '4.0', '', 'mf-a:4afaf62d', 'LO Chun Kit', '3f9a1c2', ''],
    ['mf-a, stored', '2.0', 'at 0', 'mf-a:4afaf62d, which has ended', 'LO Chun Kit', '3f9a1c2', 'new tabs'],
  ])
})

it('the tables of uses name owner and users of slots, events and packages, of one app alone where it is named', () => {
  const [links, packages] = usesRows(SITE)
  expect(links?.slice(1)).toEqual([
    ['badge.v1', '1.2', 'mf-a', 'mf-b 1.0', '4.0'],
    ['b:done', '', '-', '-', ''],
  ])
  expect(packages?.slice(1)).toEqual([['@shuttle/ui', '1.0.0', 'mf-a ^1.0.0']])
  expect(usesRows(SITE, 'mf-b').map((rows) => rows.length)).toEqual([2, 1])
})

it('the status of the release tool ends with publishers, figures and uses of the same apps', () => {
  const tried = anApp({ canary: { version: '4.0', stage: '25' } })
  const registry = { revision: 1, withdrawals: 0, apps: [tried, anApp({ name: 'mf-b' })] }
  const lines = formatStatus(registry, { site: SITE })
  expect(lines.find((line) => line.includes('4102'))).toMatch(/^mf-a, on trial {2}4\.0 {6}4102 {9}10\.00 %/)
  expect(lines.at(-1)).toMatch(/^@shuttle\/ui/)
  expect(formatStatus(registry)).toHaveLength(3)
})

it('the status of all has a line with publisher and one with figures for each stored version of every app', () => {
  const stored = ['2.0', '1.0'].map((version) => aVersion(version))
  const other = { name: 'mf-b', kind: 'remote' as const, revision: 3, enabled: true, live: aVersion('3.0'), stored }
  const site = { ...SITE, apps: [...SITE.apps, other] }
  const registry = { revision: 1, withdrawals: 0, apps: [anApp(), anApp({ name: 'mf-b' })] }
  const toStored = (lines: string[]) =>
    lines.filter((line) => line.includes(', stored')).map((line) => line.slice(0, 17))
  const all = ['mf-a, stored    2', 'mf-b, stored    2', 'mf-b, stored    1']
  expect(toStored(formatStatus(registry, { site, isWhole: true }))).toEqual([...all, ...all])
  expect(toStored(formatStatus(registry, { site }))).toEqual([])
  expect(toStored(formatStatus(registry, { site, name: 'mf-a' }))).toHaveLength(2)
})
