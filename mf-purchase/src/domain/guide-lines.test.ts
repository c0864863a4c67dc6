import type { Guides, LineOnSale } from '@shuttle/calls'
import { toInstant } from '@shuttle/domain'
import { findDisruptedRides, findLineTimes, findReverseLine, linesFrom, nextBusOf } from './guide-lines'

const times = { weekday: [360, 1430], weekend: [480], holiday: [540] }
const line = { lineCode: 'HKGZHO', times, rideMinutes: 40, busyRideMinutes: 50, bay: 3, walk: '', arrival: '' }
const guides = (...disrupted: [lineCode: string, beginTime: string][]): Guides => ({
  ...{ readAt: 0, holidays: ['2026-12-25'], lines: [line], stops: [] },
  disruptions: disrupted.map(([lineCode, beginTime]) => ({ lineCode, beginTime, declaredAt: 0 })),
})
const onSale = (lineCode: string) => {
  const category = lineCode.endsWith('RT') ? 'roundTrip' : 'oneWay'
  return { lineCode, originCode: lineCode.slice(0, 3), destinationCode: lineCode.slice(3, 6), category } as LineOnSale
}

describe('[D11.stops.10] the guide of a line on sale', () => {
  it('a round trip has the guide of its outbound leg, and the disruptions of both legs, whole days in front', () => {
    const all = guides(['ZHOHKG', '08:30'], ['HKGMAC', ''], ['HKGZHO', ''])
    expect(findLineTimes(all, 'HKGZHORT')).toBe(line)
    expect(findLineTimes(all, 'MACHKG')).toBeUndefined()
    expect(findDisruptedRides(all, 'HKGZHORT').map((rides) => rides.lineCode)).toEqual(['HKGZHO', 'ZHOHKG'])
    expect(findDisruptedRides(all, 'ZHOHKG')).toHaveLength(1)
  })

  it('the other direction of a line is of the same category, and a stop has one-way lines alone', () => {
    const lines = ['HKGZHO', 'HKGZHORT', 'ZHOHKGRT', 'HKGMAC'].map(onSale)
    expect(findReverseLine(lines, onSale('HKGZHORT'))?.lineCode).toBe('ZHOHKGRT')
    expect(findReverseLine(lines, onSale('HKGZHO'))).toBeUndefined()
    expect(linesFrom(lines, 'HKG').map(({ lineCode }) => lineCode)).toEqual(['HKGZHO', 'HKGMAC'])
  })

  it('the next bus is by the kind of day, of tomorrow after the last, and none on a disrupted day', () => {
    const at = (day: string, time: string) => toInstant(day, time)
    expect(nextBusOf(guides(), line, at('2026-11-27', '05:00'))).toBe(60)
    expect(nextBusOf(guides(), line, at('2026-11-27', '23:51'))).toBe(9 + 480)
    expect(nextBusOf(guides(), line, at('2026-12-24', '23:51'))).toBe(9 + 540)
    expect(nextBusOf(guides(['HKGZHO', '06:00']), line, at('2026-11-27', '05:00'))).toBe(1430 - 300)
    expect(nextBusOf(guides(['HKGZHO', '']), line, at('2026-11-27', '05:00'))).toBeUndefined()
  })
})
