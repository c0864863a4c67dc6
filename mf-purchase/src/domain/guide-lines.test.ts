import type { Guides, LineOnSale, LineState } from '@shuttle/calls'
import { toInstant } from '@shuttle/domain'
import { findLineStates, findLineTimes, findReverseLine, isLineStopped, linesFrom, nextBusOf } from './guide-lines'

const times = { weekday: [360, 1430], weekend: [480], holiday: [540] }
const line = { lineCode: 'HKGZHO', times, rideMinutes: 40, busyRideMinutes: 50, bay: 3, walk: '', arrival: '' }
const guides: Guides = { holidays: ['2026-12-25'], lines: [line], stops: [] }
const cancelled = (...rides: [lineCode: string, beginTime: string][]): LineState[] =>
  rides.map(([lineCode, beginTime]) => ({ lineCode, beginTime, kind: 'cancelled', minutes: 0, since: 0, text: '' }))
const late = (beginTime: string): LineState[] =>
  cancelled(['HKGZHO', beginTime]).map((state) => ({ ...state, kind: 'late', minutes: 15 }))
const onSale = (lineCode: string) => {
  const category = lineCode.endsWith('RT') ? 'roundTrip' : 'oneWay'
  return { lineCode, originCode: lineCode.slice(0, 3), destinationCode: lineCode.slice(3, 6), category } as LineOnSale
}

describe('[D11.stops.10] the guide of a line on sale', () => {
  it('a round trip has the guide of its outbound leg, and the states of both legs, whole days in front', () => {
    const all = cancelled(['ZHOHKG', '08:30'], ['HKGMAC', ''], ['HKGZHO', ''])
    expect(findLineTimes(guides, 'HKGZHORT')).toBe(line)
    expect(findLineTimes(guides, 'MACHKG')).toBeUndefined()
    expect(findLineStates(all, 'HKGZHORT').map(({ lineCode }) => lineCode)).toEqual(['HKGZHO', 'ZHOHKG'])
    expect(findLineStates(all, 'ZHOHKG')).toHaveLength(1)
    expect([isLineStopped(all, 'HKGZHO'), isLineStopped(all, 'ZHOHKG')]).toEqual([true, false])
    expect(isLineStopped(late(''), 'HKGZHO')).toBe(false)
  })

  it('the other direction of a line is of the same category, and a stop has one-way lines alone', () => {
    const lines = ['HKGZHO', 'HKGZHORT', 'ZHOHKGRT', 'HKGMAC'].map(onSale)
    expect(findReverseLine(lines, onSale('HKGZHORT'))?.lineCode).toBe('ZHOHKGRT')
    expect(findReverseLine(lines, onSale('HKGZHO'))).toBeUndefined()
    expect(linesFrom(lines, 'HKG').map(({ lineCode }) => lineCode)).toEqual(['HKGZHO', 'HKGMAC'])
  })

  it('the next bus is by the kind of day, of tomorrow after the last, and none on a disrupted day', () => {
    const at = (day: string, time: string) => toInstant(day, time)
    expect(nextBusOf(guides, [], line, at('2026-11-27', '05:00'))).toBe(60)
    expect(nextBusOf(guides, [], line, at('2026-11-27', '23:51'))).toBe(9 + 480)
    expect(nextBusOf(guides, [], line, at('2026-12-24', '23:51'))).toBe(9 + 540)
    expect(nextBusOf(guides, cancelled(['HKGZHO', '06:00']), line, at('2026-11-27', '05:00'))).toBe(1430 - 300)
    expect(nextBusOf(guides, cancelled(['HKGZHO', '']), line, at('2026-11-27', '05:00'))).toBeUndefined()
  })

  it('the next bus of a late line leaves at its late time; one late departure changes nothing', () => {
    const at = (time: string) => toInstant('2026-11-27', time)
    expect(nextBusOf(guides, late(''), line, at('06:15'))).toBe(0)
    expect(nextBusOf(guides, late(''), line, at('06:16'))).toBe(1430 + 15 - 376)
    expect(nextBusOf(guides, late('06:00'), line, at('05:00'))).toBe(60)
  })
})
