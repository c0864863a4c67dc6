import {
  addDays,
  civilDateAt,
  DEFAULT_RIDE,
  type FareType,
  type Instant,
  type PassengerType,
  type StationCode,
} from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { AirportRideRow, Database, FareRow, LineRow, StationRow } from '../database/types'

const STATIONS: StationRow[] = [
  { code: 'HKG', name_zh_cn: '香港口岸', name_zh_hk: '香港口岸', name_en: 'Hong Kong Port' },
  { code: 'ZHO', name_zh_cn: '珠海口岸', name_zh_hk: '珠海口岸', name_en: 'Zhuhai Port' },
  { code: 'MAC', name_zh_cn: '澳门口岸', name_zh_hk: '澳門口岸', name_en: 'Macau Port' },
  { code: 'HZI', name_zh_cn: '珠海口岸', name_zh_hk: '珠海口岸', name_en: 'Zhuhai Port' },
  { code: 'CLK', name_zh_cn: '香港国际机场', name_zh_hk: '香港國際機場', name_en: 'Hong Kong Airport' },
]

const ENDS: ReadonlyArray<[StationCode, StationCode]> = [
  ['HKG', 'ZHO'],
  ['HKG', 'MAC'],
  ['MAC', 'HKG'],
  ['ZHO', 'HKG'],
]

const aLine = (origin: StationCode, destination: StationCode, roundTrip: boolean, position: number): LineRow => ({
  line_code: `${origin}${destination}${roundTrip ? 'RT' : ''}`,
  route_code: `${origin}${roundTrip ? '<->' : '->'}${destination}`,
  category: roundTrip ? 'roundTrip' : 'oneWay',
  origin_code: origin,
  destination_code: destination,
  max_per_order: 6,
  max_children: 1,
  booking_window_days: 14,
  online_concession: true,
  position,
  on_sale: true,
})

const BUS_LINES = ENDS.flatMap(([origin, destination], index) => [
  aLine(origin, destination, false, index * 2),
  aLine(origin, destination, true, index * 2 + 1),
])
/** A family of four has up to three children. */
const AIRPORT_LINES = [aLine('HZI', 'CLK', false, 8), aLine('CLK', 'HZI', false, 9)].map((line) => ({
  ...line,
  max_children: 3,
}))
const RIDES: AirportRideRow[] = AIRPORT_LINES.map(({ line_code }) => ({
  line_code,
  ride_minutes: DEFAULT_RIDE.rideMinutes,
  check_in_minutes: DEFAULT_RIDE.checkInMinutes,
  landing_minutes: DEFAULT_RIDE.landingMinutes,
  longest_wait_minutes: DEFAULT_RIDE.longestWaitMinutes,
  change_lead_minutes: DEFAULT_RIDE.changeLeadMinutes,
}))

type SampleFare = 'day' | 'night' | 'airport'
/** Cents in yuan and Hong Kong dollars of one adult on one leg. */
const ADULT: Record<SampleFare, [number, number]> = {
  day: [5800, 6500],
  night: [6300, 7000],
  airport: [16_000, 18_000],
}
const FRACTION: Partial<Record<PassengerType, number>> = { adult: 1, child: 0.5, elderly: 0.5, student: 1, infant: 0 }

/** Half fares in whole units, as counters sell them. */
const toReducedFare = (cents: number, fraction: number) => Math.ceil((cents * fraction) / 100) * 100

const toFares = (line: LineRow, fare: SampleFare): FareRow[] =>
  Object.entries(FRACTION).map(([type, fraction]) => ({
    line_code: line.line_code,
    fare_type: fare === 'airport' ? 'reserved' : fare,
    passenger_type: type as PassengerType,
    cents_cny: toReducedFare(ADULT[fare][0], fraction),
    cents_hkd: toReducedFare(ADULT[fare][1], fraction),
    valid_from: '2018-10-24',
    valid_to: null,
  }))

const SEATS_A_DAY: Record<'day' | 'night', number> = { day: 2000, night: 400 }
const FARE_TYPES = ['day', 'night'] as const satisfies readonly FareType[]

/** Days ahead whose day tickets are sold out on every line, so that a sold-out day can be seen. */
export const SOLD_OUT_AFTER_DAYS = 5

/** Stations, every line, their fares, and seats a day. Returns the lines; undefined where lines are stored already. */
export const loadSampleLines = async (
  trx: Transaction<Database>,
  now: Instant,
): Promise<{ bus: LineRow[]; airport: LineRow[] } | undefined> => {
  const there = await trx.selectFrom('lines').select('line_code').limit(1).executeTakeFirst()
  if (there) return undefined
  const oneWay = BUS_LINES.filter((line) => line.category === 'oneWay')
  const soldOutOn = addDays(civilDateAt(now), SOLD_OUT_AFTER_DAYS)
  await trx.insertInto('stations').values(STATIONS).execute()
  await trx
    .insertInto('lines')
    .values([...BUS_LINES, ...AIRPORT_LINES])
    .execute()
  await trx
    .insertInto('fares')
    .values([
      ...BUS_LINES.flatMap((line) => FARE_TYPES.flatMap((fareType) => toFares(line, fareType))),
      ...AIRPORT_LINES.flatMap((line) => toFares(line, 'airport')),
    ])
    .execute()
  await trx.insertInto('airport_rides').values(RIDES).execute()
  await trx
    .insertInto('daily_quotas')
    .values(
      oneWay.flatMap(({ line_code }) =>
        FARE_TYPES.map((fare_type) => ({ line_code, fare_type, capacity: SEATS_A_DAY[fare_type] })),
      ),
    )
    .execute()
  await trx
    .insertInto('quotas')
    .values(
      oneWay.map(({ line_code }) => ({
        line_code,
        fare_type: 'day' as const,
        travel_date: soldOutOn,
        capacity: 0,
        seats_left: 0,
      })),
    )
    .execute()
  return { bus: BUS_LINES, airport: AIRPORT_LINES }
}
