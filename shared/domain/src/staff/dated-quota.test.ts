import { HIGHEST_QUOTA, isQuota, quotaOn, setQuota } from './dated-quota'

describe('[D5.35] seats a day by date', () => {
  const holiday = setQuota([], { from: '2026-12-24', until: '2026-12-27', seats: 3000 })

  it('dated seats apply on their days only; before and after the usual number counts', () => {
    expect(holiday).toEqual([
      { from: '2026-12-24', seats: 3000 },
      { from: '2026-12-27', seats: null },
    ])
    expect(['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map((day) => quotaOn(holiday, day))).toEqual([
      null,
      3000,
      3000,
      null,
    ])
  })

  it('inside other days do not change those around them', () => {
    const less = setQuota(holiday, { from: '2026-12-25', until: '2026-12-26', seats: 0 })
    expect(['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-27'].map((day) => quotaOn(less, day))).toEqual([
      3000,
      0,
      3000,
      null,
    ])
    expect(setQuota(less, { from: '2026-12-25', until: '2026-12-26', seats: 3000 })).toEqual(holiday)
  })

  it('replace the days they cover and may have no end', () => {
    expect(setQuota(holiday, { from: '2026-12-20', until: undefined, seats: 500 })).toEqual([
      { from: '2026-12-20', seats: 500 },
    ])
    expect(setQuota(holiday, { from: '2026-12-20', until: '2026-12-27', seats: null })).toEqual([])
  })

  it.each([
    [-1, false],
    [0, true],
    [0.5, false],
    [HIGHEST_QUOTA, true],
    [HIGHEST_QUOTA + 1, false],
  ])('seats a day by date of %d may be set: %p', (seats, expected) => expect(isQuota(seats)).toBe(expected))
})
