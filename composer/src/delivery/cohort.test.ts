import { STAGES } from '@shuttle/releases'
import { COHORTS, isChosen, placeInQueue } from './version-preferences'

const allCohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort)
const countShare = (cohorts: readonly number[], stage: '5' | '25', version = '2') =>
  (100 * cohorts.filter((cohort) => isChosen({ cohort, isStaff: false }, 'mf-x', { version, stage })).length) /
  cohorts.length

describe('the queue of a release', () => {
  it.each(['1', '2', '0.1.0-ab12', '9.9.9'])(
    'the queue of a release has a distinct position for every cohort: version %s',
    (version) => expect(new Set(allCohorts.map((cohort) => placeInQueue(cohort, 'mf-x', version))).size).toBe(COHORTS),
  )
  it('differs between releases and between apps', () => {
    const queue = (app: string, version: string) => allCohorts.slice(0, 50).map((c) => placeInQueue(c, app, version))
    expect(queue('mf-x', '1')).not.toEqual(queue('mf-x', '2'))
    expect(queue('mf-x', '1')).not.toEqual(queue('mf-y', '1'))
  })
})

describe('the visitors of a trial', () => {
  it.each([['5'], ['25']] as const)('the visitors of a trial are exactly %s per cent of all', (stage) =>
    expect(countShare(allCohorts, stage)).toBe(Number(stage)),
  )
  it.each([
    ['the first', allCohorts.slice(0, 2000)],
    ['the last', allCohorts.slice(-2000)],
    ['every fifth', allCohorts.filter((cohort) => cohort % 5 === 0)],
  ])('the visitors of a trial are within a point of the share among 2,000 visitors: %s', (_who, cohorts) => {
    for (const version of ['1', '2', '3', '0.1.0-c0ffee', '1.4.2-ab12cd34ef']) {
      expect(Math.abs(countShare(cohorts, '5', version) - 5)).toBeLessThan(1)
      expect(Math.abs(countShare(cohorts, '25', version) - 25)).toBeLessThan(1)
    }
  })
  it('the visitors of a trial only increase with the stage: no visitor loses the trial', () => {
    for (const cohort of allCohorts.slice(0, 500)) {
      const chosen = STAGES.map((stage) => isChosen({ cohort, isStaff: false }, 'mf-x', { version: '2', stage }))
      expect(chosen).toEqual([...chosen].sort())
    }
  })
  it.each(STAGES)('a trial includes staff at every stage: %s', (stage) =>
    expect(isChosen({ cohort: undefined, isStaff: true }, 'mf-x', { version: '2', stage })).toBe(true),
  )
  it.each(['staff', '5', '25'] as const)('a trial excludes a visitor without a cohort: %s', (stage) =>
    expect(isChosen({ cohort: undefined, isStaff: false }, 'mf-x', { version: '2', stage })).toBe(false),
  )
})
