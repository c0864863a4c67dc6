import type { AcceptedBuild, ReleasedApp } from './registry'
import { findRollbackTargets } from './rollback-targets'

const build = (version: string, wentLiveAt: number | null): AcceptedBuild => ({
  version,
  digest: '',
  publisher: '',
  signature: '',
  acceptedAt: 0,
  wentLiveAt,
  withdrawn: false,
})

it('rollback can name the last ten live versions, the latest first, without the live one and without trials', () => {
  const hours = Array.from({ length: 13 }, (_, hour) => hour)
  const builds = [...hours.map((hour) => build(`${hour}.0`, hour)), build('tried', null)]
  const state = { revision: 1, canary: null, enabled: true }
  const app: ReleasedApp = { name: 'mf-a', kind: 'remote', live: '12.0', builds, ...state }
  const versions = findRollbackTargets(app).map(({ version }) => version)
  expect(versions).toEqual(['11.0', '10.0', '9.0', '8.0', '7.0', '6.0', '5.0', '4.0', '3.0', '2.0'])
})
