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

describe('[D1.4] peak days have a limit of their own', () => {
  it.each([
    ['2023-01-20', undefined],
    ['2023-01-21', 4],
    ['2023-01-24', 2],
    ['2023-01-25', 4],
    ['2023-01-27', 4],
    ['2023-01-28', undefined],
  ])('on %s it is %p', (date, expected) => expect(peakOn(date)).toBe(expected))
  it('a round trip obeys the narrower of its days', () => expect(peakOn('2023-01-20', '2023-01-24')).toBe(2))
  it('leaves the other limits of the line alone', () =>
    expect(limitsOn(settings, ['2023-01-24'])).toEqual({ ...DEFAULT_LIMITS, peakMaxPerOrder: 2 }))
})
