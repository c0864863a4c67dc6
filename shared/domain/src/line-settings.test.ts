import { type LineSettings, limitsOn } from './line-settings'
import { DEFAULT_LIMITS } from './passenger-limits'

const settings: LineSettings = {
  limits: DEFAULT_LIMITS,
  windowDays: 14,
  peakDays: [
    { from: '2023-01-21', until: '2023-01-28', maxPerOrder: 4 },
    { from: '2023-01-24', until: '2023-01-25', maxPerOrder: 2 },
  ],
}
const peakOn = (...dates: string[]) => limitsOn(settings, dates).peakMaxPerOrder

describe('[D1.4] the limit of peak days', () => {
  it.each([
    ['2023-01-20', undefined],
    ['2023-01-21', 4],
    ['2023-01-24', 2],
    ['2023-01-25', 4],
    ['2023-01-27', 4],
    ['2023-01-28', undefined],
  ])('the limit of peak days is on %s %p', (date, expected) => expect(peakOn(date)).toBe(expected))
  it('the limit of peak days is the smaller one of both days of a round trip', () =>
    expect(peakOn('2023-01-20', '2023-01-24')).toBe(2))
  it('the limit of peak days does not change the other limits of the line', () =>
    expect(limitsOn(settings, ['2023-01-24'])).toEqual({ ...DEFAULT_LIMITS, peakMaxPerOrder: 2 }))
})
