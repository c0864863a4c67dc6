import { toInstant } from '@shuttle/domain'
import { aLine, aRoundTrip } from '../testing/a-line'
import {
  chooseOrigin,
  destinationStations,
  originStations,
  plannedLine,
  plannedPrice,
  shortcutDays,
  startPlan,
  swapEnds,
  type TripPlan,
  toTripChoice,
} from './trip-plan'

const line = (from: 'HKG' | 'ZHO' | 'MAC' | 'HZI' | 'CLK', to: typeof from) =>
  aLine({
    ...{ routeCode: `${from}->${to}`, lineCode: from + to, originCode: from, destinationCode: to },
    ...{ originName: `${from} Port`, destinationName: `${to} Port` },
  })
const LINES = [line('HZI', 'CLK'), line('MAC', 'HKG'), line('HKG', 'MAC'), aLine(), line('ZHO', 'HKG'), aRoundTrip()]
const PLAN: TripPlan = {
  ...{ category: 'oneWay', originCode: 'HKG', destinationCode: 'ZHO' },
  ...{ outbound: 0, inbound: 0, adults: 1 },
}
const now = toInstant('2026-11-21', '23:59')

describe('[D11.both-ways.1] a trip that is planned on home', () => {
  it('begins with one adult, one way and today, on the first line of home', () => {
    expect(startPlan(LINES)).toEqual(PLAN)
    expect(startPlan([line('MAC', 'HKG')])).toMatchObject({ originCode: 'MAC', destinationCode: 'HKG' })
    expect(startPlan([line('HZI', 'CLK')])).toBeUndefined()
  })

  it('has the stations of the bus lines on sale', () => {
    expect(originStations(LINES).map(({ code }) => code)).toEqual(['MAC', 'HKG', 'ZHO'])
    expect(destinationStations(LINES, 'HKG').map(({ code }) => code)).toEqual(['MAC', 'ZHO'])
  })

  it('leaves the destination where a line leads there from another station, and else takes one that is', () => {
    expect(chooseOrigin({ ...PLAN, destinationCode: 'HKG' }, LINES, 'MAC').destinationCode).toBe('HKG')
    expect(chooseOrigin(PLAN, LINES, 'MAC')).toMatchObject({ originCode: 'MAC', destinationCode: 'HKG' })
  })

  it('is swapped where a line leads back', () => {
    expect(swapEnds(PLAN, LINES)).toMatchObject({ originCode: 'ZHO', destinationCode: 'HKG' })
    expect(swapEnds(PLAN, [aLine()])).toBeUndefined()
  })

  it('is on the round-trip line where one is on sale, else one way', () => {
    const bothWays = { ...PLAN, category: 'roundTrip' } as const
    expect(plannedLine(LINES, bothWays)?.lineCode).toBe('HKGZHORT')
    expect(plannedLine(LINES, { ...bothWays, originCode: 'ZHO', destinationCode: 'HKG' })?.lineCode).toBe('ZHOHKG')
    expect(plannedLine(LINES, PLAN)?.lineCode).toBe('HKGZHO')
    expect(plannedLine([aRoundTrip()], PLAN)?.lineCode).toBe('HKGZHORT')
  })

  it('costs the lowest fare of each adult on each leg', () => {
    const fare = { lowestFare: 6500 }
    expect(plannedPrice({ ...PLAN, adults: 3 }, { ...aLine(), ...fare })).toBe(19_500)
    expect(plannedPrice({ ...PLAN, adults: 2 }, { ...aRoundTrip(), ...fare })).toBe(26_000)
    expect(plannedPrice(PLAN, aLine())).toBeUndefined()
  })
})

describe('[D11.both-ways.2] the days of a planned trip', () => {
  it('are counted from today, and the return from the outbound day', () => {
    const plan = { ...PLAN, outbound: 1, inbound: 2, adults: 2 } as const
    expect(toTripChoice(plan, aRoundTrip(), now)).toEqual({
      date: '2026-11-22',
      returnDate: '2026-11-24',
      counts: { adult: 2 },
    })
    expect(toTripChoice(plan, aLine(), now)).toEqual({ date: '2026-11-22', counts: { adult: 2 } })
  })

  it('are other days after midnight', () => {
    expect(toTripChoice(PLAN, aLine(), now + 60_000).date).toBe('2026-11-22')
  })

  it('are three shortcuts in a row, over the end of a month', () => {
    expect(shortcutDays('2026-11-29').map(({ date }) => date)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
  })
})
