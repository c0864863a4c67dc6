import {
  addDays,
  type CivilDate,
  civilDateAt,
  type FareType,
  type Instant,
  isAirportLine,
  type PassengerType,
  toInstant,
} from '@shuttle/domain'
import type { PlannedOrder, Story } from './planned-order'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const LINES = [
  ...['HKGZHO', 'ZHOHKG', 'HKGMAC', 'MACHKG', 'HKGZHO', 'HZICLK', 'HKGMACRT', 'ZHOHKG', 'CLKHZI', 'MACHKG'],
  ...['HKGZHORT', 'HKGMAC', 'ZHOHKGRT', 'HZICLK', 'MACHKGRT'],
]
const PASSENGER_TYPE_LISTS: ReadonlyArray<readonly PassengerType[]> = [
  ['adult'],
  ['adult', 'adult'],
  ['adult', 'adult', 'child'],
  ['adult'],
  ['adult', 'student'],
  ['adult', 'elderly'],
  ['adult', 'adult', 'adult', 'adult'],
  ['adult', 'adult', 'infant'],
]
/** None of the departures that the demo fills, pauses or closes on its second day. */
const DEPARTURES = ['10:30', '12:00', '13:30', '15:00', '17:00', '19:30']
/** Day tickets are sold out there. */
const SOLD_OUT_AFTER_DAYS = 5
/** Passengers of a refund request: one discounted ticket makes the whole choice a request to staff. */
const DISCOUNTED: readonly PassengerType[] = ['adult', 'elderly']
/** A refund of three of them exceeds the limit of one person. */
const LARGE: readonly PassengerType[] = ['adult', 'adult', 'adult', 'adult', 'adult', 'adult']

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item
const fareTypeOf = (line: string, at: number): FareType =>
  isAirportLine(line) ? 'reserved' : at % 9 === 4 ? 'night' : 'day'

interface Placing {
  placedAt: Instant
  travelDate: CivilDate
  story: Story
  line?: string
  passengerTypes?: readonly PassengerType[]
  fareType?: FareType | undefined
}

const requests = (now: Instant): Placing[] => {
  const refundRequest = (
    line: string,
    age: number,
    about: Pick<Extract<Story, { kind: 'request' }>, 'reason' | 'text'>,
  ) => ({
    ...{ line, passengerTypes: DISCOUNTED, placedAt: now - age - 3 * HOUR, fareType: fareTypeOf(line, 0) },
    travelDate: addDays(civilDateAt(now - age), age > 20 * DAY ? 11 : 7),
    story: { kind: 'request' as const, after: 3 * HOUR, hasProof: false, state: 'waiting' as const, ...about },
  })
  const withProof = ({ story, ...order }: ReturnType<typeof refundRequest>): Placing => ({
    ...order,
    story: { ...story, hasProof: true },
  })
  const rejected = ({ story, ...order }: ReturnType<typeof refundRequest>): Placing => ({
    ...order,
    story: { ...story, state: 'rejected' },
  })
  return [
    // The deadline for its answer has passed.
    withProof(refundRequest('HKGMAC', 22 * DAY + 5 * HOUR, { reason: 'illness', text: '發燒入院，未能出行。' })),
    withProof(refundRequest('HKGZHO', 3 * DAY + 4 * HOUR, { reason: 'illness', text: '' })),
    withProof(
      refundRequest('HKGMACRT', 2 * DAY + HOUR, { reason: 'illness', text: 'A doctor told us not to travel.' }),
    ),
    refundRequest('ZHOHKG', 22 * HOUR, { reason: 'service-disruption', text: '班车取消了，没有其他班次。' }),
    refundRequest('HKGZHO', 20 * HOUR, { reason: 'plan-changed', text: '' }),
    refundRequest('HZICLK', 3 * HOUR, { reason: 'other', text: '航班改期。' }),
    refundRequest('MACHKG', 2 * HOUR, { reason: 'bought-wrong', text: '' }),
    withProof(refundRequest('ZHOHKG', 40 * MINUTE, { reason: 'duplicate', text: '重复购买。' })),
    rejected(refundRequest('HKGMAC', 4 * DAY, { reason: 'plan-changed', text: '' })),
    rejected(refundRequest('ZHOHKG', 6 * DAY, { reason: 'other', text: '不想去了。' })),
  ]
}

const refunds = (now: Instant): Placing[] => {
  const refund = (at: number, days: number, story: Omit<Extract<Story, { kind: 'refund' }>, 'kind' | 'after'>) => ({
    ...{
      placedAt: now - days * DAY,
      travelDate: addDays(civilDateAt(now), 6 + (at % 3)),
      passengerTypes: PASSENGER_TYPE_LISTS[6] ?? [],
    },
    line: pick(['HKGZHO', 'MACHKG', 'ZHOHKG', 'HKGMAC'], at),
    fareType: 'day' as const,
    story: { kind: 'refund' as const, after: (1 + (at % 4)) * HOUR, ...story },
  })
  return [
    refund(0, 2, { passengerCount: 4, state: 'failed' }),
    refund(1, 4, { passengerCount: 4, state: 'refused' }),
    refund(2, 5, { passengerCount: 4, state: 'settledTwice' }),
    ...Array.from({ length: 8 }, (_, at) =>
      refund(at, 1 + (at % 5), { passengerCount: 1 + (at % 2), state: 'done' as const }),
    ),
    ...Array.from({ length: 12 }, (_, at) => refund(at, 2 + (at % 5), { passengerCount: 4, state: 'done' as const })),
  ]
}

const proposals = (now: Instant): Placing[] =>
  [
    { days: 1, text: 'The member was booked twice by our own fault.' },
    { days: 2, text: '乘客家人離世，客服主管已核實。' },
  ].map(({ days, text }) => ({
    ...{ line: 'HKGMACRT', passengerTypes: LARGE, fareType: 'day' as const, placedAt: now - days * DAY - 5 * HOUR },
    travelDate: addDays(civilDateAt(now), 8),
    story: { kind: 'proposal', after: 5 * HOUR, text },
  }))

const unpaid = (now: Instant): Placing[] => [
  ...[41, 27, 6].map(
    (minutes): Placing => ({
      ...{ placedAt: now - minutes * MINUTE, travelDate: addDays(civilDateAt(now), 3), fareType: 'day' },
      ...{
        line: pick(['HKGZHO', 'ZHOHKG', 'HKGMAC'], minutes),
        passengerTypes: ['adult', 'adult'],
        story: { kind: 'stuck' },
      },
    }),
  ),
  { placedAt: now - 2 * MINUTE, travelDate: addDays(civilDateAt(now), 4), story: { kind: 'unpaid' } },
  ...Array.from({ length: 20 }, (_, at): Placing => {
    const placedAt = now - (1 + at * 1.6) * DAY
    const travelDate = addDays(civilDateAt(placedAt), 1 + (at % 4))
    return { placedAt, travelDate, story: { kind: at % 2 === 0 ? 'unpaid' : 'cancelled' } }
  }),
]

/** Orders of today, each between midnight and now, for rides of today and the days after it. */
const ofToday = (now: Instant): Placing[] => {
  const begin = toInstant(civilDateAt(now))
  const ahead = [0, 0, 1, 2, 3, 4, 6, 9]
  return Array.from({ length: 36 }, (_, at) => ({
    placedAt: begin + Math.floor(((now - begin) * (at + 1)) / 40),
    travelDate: addDays(civilDateAt(now), pick(ahead, at)),
    fareType: pick(ahead, at) === 0 ? ('day' as const) : undefined,
    story: { kind: 'paid' },
  }))
}

const ofBefore = (now: Instant): Placing[] => [
  ...Array.from({ length: 42 }, (_, at): Placing => {
    const days = 1 + (at % 10)
    return {
      placedAt: now - days * DAY - at * 7 * MINUTE,
      travelDate: addDays(civilDateAt(now), at % 4),
      story: { kind: 'paid' },
    }
  }),
  ...Array.from({ length: 63 }, (_, at): Placing => {
    const placedAt = now - (5 + (at % 28)) * DAY - at * 11 * MINUTE
    const story: Story = { kind: at % 5 === 3 ? 'paid' : 'used' }
    return { placedAt, travelDate: addDays(civilDateAt(placedAt), 1 + (at % 2)), story }
  }),
]

/**
 * The orders of the demo that staff see in addition to those of its member: every line, state, payment method and
 * language of the last five weeks.
 */
export const planOrders = (now: Instant): PlannedOrder[] => {
  const soldOut = addDays(civilDateAt(now), SOLD_OUT_AFTER_DAYS)
  const avoid = (date: CivilDate) => (date === soldOut ? addDays(date, 1) : date)
  const placings = [requests, refunds, proposals, unpaid, ofToday, ofBefore].flatMap((plan) => plan(now))
  return placings.map((placing, at) => {
    const line = placing.line ?? pick(LINES, at)
    const fareType = isAirportLine(line) ? 'reserved' : (placing.fareType ?? fareTypeOf(line, at))
    const travelDate = avoid(placing.travelDate)
    return {
      ...{ buyer: at, line, fareType, travelDate, placedAt: placing.placedAt, story: placing.story },
      returnDate: line.endsWith('RT') ? avoid(addDays(travelDate, 1)) : undefined,
      beginTime: fareType === 'reserved' ? pick(DEPARTURES, at) : '',
      // Four paying passengers get the family combo there, which takes a fare off.
      passengerTypes:
        placing.passengerTypes ??
        pick(isAirportLine(line) ? PASSENGER_TYPE_LISTS.slice(0, 6) : PASSENGER_TYPE_LISTS, at),
    }
  })
}
