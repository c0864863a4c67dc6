import { checkSurvey } from './check-survey'

const WINDOW = { from: 1000, until: 2000 }
const check = (change: object, context: object = {}) =>
  checkSurvey({ ...WINDOW, ...change }, { stored: undefined, others: [], notice: undefined, now: 500, ...context })

describe('[D5.59] the time of a survey', () => {
  it('the time of a survey has not passed and overlaps no other', () => {
    expect(check({})).toEqual({})
    expect(
      check(
        {},
        {
          others: [
            { from: 0, until: 1000 },
            { from: 2000, until: 3000 },
          ],
        },
      ),
    ).toEqual({})
    expect(check({}, { others: [{ from: 1999, until: 3000 }] })).toEqual({ from: 'STAFF_SURVEY_OVERLAP' })
  })

  it.each([
    ['no beginning', { from: Number.NaN }, { from: 'STAFF_RULE_MOMENT' }],
    ['no end', { until: Number.NaN }, { until: 'STAFF_RULE_MOMENT' }],
    ['an end at its beginning', { until: 1000 }, { until: 'STAFF_WINDOW_INVALID' }],
    ['an end that is over', { from: 1, until: 500 }, { until: 'STAFF_WINDOW_OVER' }],
  ])('the time of a survey is refused with %s', (_, change, expected) => expect(check(change)).toEqual(expected))

  it('retains the beginning of an open survey', () => {
    expect(check({ from: 1001 }, { stored: WINDOW, now: 1000 })).toEqual({ from: 'STAFF_RULE_BEGUN' })
    expect(check({ from: 1001 }, { stored: WINDOW, now: 999 })).toEqual({})
  })

  it('the time of a survey is announced by a notice that overlaps it and announces no other survey', () => {
    const notice = { from: 1999, until: 5000, isTaken: false }
    expect(check({}, { notice })).toEqual({})
    expect(check({}, { notice: { ...notice, from: 2000 } })).toEqual({ notice: 'STAFF_SURVEY_NOTICE' })
    expect(check({}, { notice: { ...notice, isTaken: true } })).toEqual({ notice: 'STAFF_SURVEY_NOTICE' })
  })
})
