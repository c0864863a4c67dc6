import { findFareFaults, type GivenFares, HIGHEST_FARE, readFares } from './check-fares'

const FARES = {
  adult: { cny: 5800, hkd: 6500 },
  child: { cny: 2900, hkd: 3300 },
  elderly: { cny: 2900, hkd: 3300 },
  infant: { cny: 0, hkd: 0 },
} satisfies GivenFares

describe('[D5.34] the fares of a day', () => {
  it('the fares of a day require adult, child and elderly, and the others where they are sold', () => {
    expect(findFareFaults(FARES)).toEqual({})
    expect(readFares(FARES)).toEqual(FARES)
  })

  it.each<[string, GivenFares, object]>([
    ['nothing', {}, { 'adult.cny': 'STAFF_FARE_MISSING', 'elderly.hkd': 'STAFF_FARE_MISSING' }],
    ['zero', { adult: { cny: 5800, hkd: 0 } }, { 'adult.hkd': 'STAFF_FARE_ZERO' }],
    ['less than zero', { infant: { cny: -1, hkd: 0 } }, { 'infant.cny': 'STAFF_FARE_ZERO' }],
    ['the highest', { adult: { cny: HIGHEST_FARE, hkd: HIGHEST_FARE } }, {}],
    ['more', { adult: { cny: HIGHEST_FARE + 1, hkd: 10 } }, { 'adult.cny': 'STAFF_FARE_TOO_HIGH' }],
    ['single cents in yuan', { adult: { cny: 5801, hkd: 6510 } }, {}],
    ['single cents in Hong Kong', { adult: { cny: 5800, hkd: 6505 } }, { 'adult.hkd': 'STAFF_FARE_TEN_CENTS' }],
    ['parts of a cent', { adult: { cny: 58.5, hkd: 6500 } }, { 'adult.cny': 'STAFF_FARE_MISSING' }],
    ['one currency alone', { student: { cny: 5800 } }, { 'student.hkd': 'STAFF_FARE_MISSING' }],
  ])('the fares of a day are checked: %s', (what, change, faults) => {
    const given = what === 'nothing' ? {} : { ...FARES, ...change }
    expect(findFareFaults(given)).toMatchObject(faults)
    expect(readFares(given) === undefined).toBe(Object.keys(faults).length > 0)
  })
})
