import { type AcceptedBuild, findNameableVersions, findRollbackTargets, type ReleasedApp } from './registry'

const build = (version: string, wentLiveAt: number | null, withdrawn = false): AcceptedBuild => ({
  version,
  digest: '',
  publisher: '',
  signature: '',
  acceptedAt: 0,
  wentLiveAt,
  withdrawn,
})

/** `mf-a`, whose version `n` went live at hour `n`; those of `withdrawn` were withdrawn. */
const appAt = (live: number, withdrawn: readonly number[] = []): ReleasedApp => {
  const hours = Array.from({ length: 13 }, (_, hour) => hour)
  const builds = [...hours.map((hour) => build(`${hour}.0`, hour, withdrawn.includes(hour))), build('tried', null)]
  return { name: 'mf-a', kind: 'remote', revision: 1, live: `${live}.0`, canary: null, enabled: true, builds }
}
const targets = (app: ReleasedApp) => findRollbackTargets(app).map(({ version }) => version)
const nameable = (app: ReleasedApp) => findNameableVersions(app).map(({ version }) => version)

it('rollback targets are the last ten live versions, the latest first, without the live one and without trials', () => {
  const expected = ['11.0', '10.0', '9.0', '8.0', '7.0', '6.0', '5.0', '4.0', '3.0', '2.0']
  expect(targets(appAt(12))).toEqual(expected)
  expect(nameable(appAt(12))).toEqual(expected)
})

it('[D11.releases.1] ten withdrawn versions leave the good versions before them within reach of a rollback', () => {
  const app = appAt(12, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(targets(app)).toEqual(['1.0', '0.0'])
})

it('a rollback can name a withdrawn version, however many good ones went live after it', () => {
  const app = appAt(12, [0, 11])
  expect(targets(app)).toEqual(['10.0', '9.0', '8.0', '7.0', '6.0', '5.0', '4.0', '3.0', '2.0', '1.0'])
  expect(nameable(app)).toEqual(['11.0', ...targets(app), '0.0'])
})
