import { checkSurvey } from './check-survey'

const WINDOW = { from: 1000, until: 2000, noticeId: undefined }
const check = (change: object, context: object = {}) =>
  checkSurvey({ ...WINDOW, ...change }, { stored: undefined, others: [], notices: [], now: 500, ...context })

describe('[D5.59] a survey', () => {
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

  it('a survey is announced by a known notice that overlaps it and announces no other survey', () => {
    const announced = (from: number, others: object[] = [], change = {}) =>
      check({ noticeId: 'n', ...change }, { notices: [{ id: 'n', from, until: 5000 }], others })
    const later = { from: 3000, until: 4000, noticeId: 'n' }
    expect(announced(1999)).toEqual({})
    expect(announced(2000)).toEqual({ noticeId: 'STAFF_SURVEY_NOTICE' })
    expect(announced(1999, [later])).toEqual({ noticeId: 'STAFF_SURVEY_NOTICE' })
    expect(
      announced(1999, [
        { ...later, from: 0, until: 500 },
        { ...later, noticeId: 'other' },
      ]),
    ).toEqual({})
    expect(announced(1999, [{ ...later, from: 1500 }])).toEqual({
      from: 'STAFF_SURVEY_OVERLAP',
      noticeId: 'STAFF_SURVEY_NOTICE',
    })
    expect(announced(1999, [], { until: Number.NaN })).toEqual({ until: 'STAFF_RULE_MOMENT' })
    expect(announced(1999, [], { noticeId: 'unknown' })).toEqual({ noticeId: 'STAFF_NOTICE_UNKNOWN' })
  })
})
