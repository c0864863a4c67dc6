import { isTravelSpan, listTravelDays } from './list-travel-days'

describe('[D5.30] the days of one action on departures', () => {
  it.each([
    ['one day', '2026-12-01', '2026-12-01', true],
    ['the last day before the first', '2026-12-01', '2026-11-30', false],
    ['366 days', '2027-01-01', '2028-01-01', true],
    ['367 days', '2027-01-01', '2028-01-02', false],
  ])('the days of one action on departures are allowed or not: %s', (_, from, to, may) =>
    expect(isTravelSpan({ from, to })).toBe(may),
  )

  it('the days of one action on departures are all of the range, or those of the named weekdays', () => {
    const december = { from: '2026-12-04', to: '2026-12-08' }
    expect(listTravelDays(december)).toHaveLength(5)
    expect(listTravelDays({ ...december, weekdays: [1, 5] })).toEqual(['2026-12-04', '2026-12-07'])
    expect(listTravelDays({ ...december, weekdays: [] })).toEqual([])
  })
})
