import type { FareType, OrderStatus, PassengerCounts } from '@shuttle/domain'

/** An order of the demo's member. Days count from the day of loading; negative ones are in the past. */
export interface MemberOrder {
  line: string
  fareType: FareType
  /** Begin of the departure, `HH:mm`; airport line only. */
  beginTime?: string
  /** Undefined: at the moment of loading. */
  placedOn: number | undefined
  /** Day of each leg. */
  rides: readonly number[]
  passengers: Partial<PassengerCounts>
  /** Position among the member's coupons. */
  coupon?: number
  /**
   * Refunds the first of its passengers, so many minutes after paying. A pending refund stays with the provider for
   * days.
   */
  refund?: { passengers: number; after: number; isPending?: boolean }
  /** Requests a refund of all of its tickets, so many minutes after paying; staff have not decided yet. */
  requestAfter?: number
  /** Legs on which every ticket that is not refunded passed the gate. */
  checkedLegs?: readonly number[]
  /** Moves to another departure, so many minutes after paying; airport line only. */
  change?: { day: number; beginTime: string; after: number }
  /** Its pickup code was taken at a counter; airport line only. */
  isCollected?: boolean
}

type Trip = Pick<MemberOrder, 'line' | 'fareType' | 'placedOn' | 'rides' | 'passengers'>

const trip = (
  line: string,
  placedOn: number | undefined,
  rides: readonly number[],
  passengers: Trip['passengers'],
): Trip => ({
  ...{ line, placedOn, rides, passengers },
  fareType: 'day',
})
const atNight = (order: Trip): Trip => ({ ...order, fareType: 'night' })

/** A departure of the airport line. */
const airport = (
  line: 'HZICLK' | 'CLKHZI',
  placedOn: number,
  [day, beginTime]: readonly [number, string],
  passengers: Trip['passengers'],
): MemberOrder => ({ ...trip(line, placedOn, [day], passengers), fareType: 'reserved', beginTime })

const HOUR = 60
const DAY = 24 * HOUR

/**
 * Orders by the status they have after loading: one way, return and to or from the airport, in both currencies, over
 * the last five weeks. A ride is at most 14 days after its order, and none five days ahead, when day tickets are sold
 * out. Time moves them on: the unpaid one expires, and upcoming rides end.
 */
export const MEMBER_ORDERS: Record<OrderStatus, readonly MemberOrder[]> = {
  toPay: [trip('HKGZHO', undefined, [3], { adult: 2 })],
  paid: [
    trip('HKGZHO', -1, [2], { adult: 1 }),
    { ...trip('HKGMAC', -1, [6], { adult: 2 }), coupon: 0 },
    trip('ZHOHKG', -2, [1], { adult: 1 }),
    trip('MACHKG', -2, [4], { adult: 1, child: 1 }),
    trip('HKGZHORT', -1, [3, 7], { adult: 2 }),
    { ...trip('HKGMACRT', -4, [-1, 4], { adult: 2 }), checkedLegs: [1] },
    atNight(trip('HKGZHO', -1, [8], { adult: 1 })),
    trip('MACHKGRT', -3, [2, 6], { adult: 1, elderly: 1 }),
    trip('ZHOHKG', -5, [6], { adult: 3 }),
    trip('HKGMAC', -6, [1], { adult: 1, student: 1 }),
    airport('HZICLK', -2, [3, '09:00'], { adult: 2 }),
    airport('CLKHZI', -3, [4, '14:30'], { adult: 1 }),
    { ...airport('CLKHZI', -2, [6, '11:00'], { adult: 2 }), change: { day: 7, beginTime: '13:30', after: 2 * HOUR } },
    // Four paying passengers: the family combo takes one fare off.
    airport('HZICLK', -4, [8, '10:30'], { adult: 2, child: 2 }),
  ],
  partlyRefunded: [
    { ...trip('HKGZHO', -3, [4], { adult: 3 }), refund: { passengers: 1, after: HOUR / 2 } },
    { ...trip('HKGMACRT', -4, [2, 8], { adult: 2 }), refund: { passengers: 1, after: DAY } },
    { ...trip('ZHOHKG', -2, [6], { adult: 2 }), refund: { passengers: 1, after: HOUR, isPending: true } },
    { ...trip('HKGZHO', -2, [7], { adult: 2, child: 1 }), refund: { passengers: 1, after: 3 * HOUR } },
  ],
  refunding: [
    { ...trip('HKGZHO', -2, [3], { adult: 2 }), refund: { passengers: 2, after: 5 * HOUR, isPending: true } },
    { ...trip('HKGMACRT', -2, [3, 4], { adult: 1, elderly: 1 }), requestAfter: HOUR },
  ],
  refunded: [
    { ...trip('HKGZHO', -8, [-2], { adult: 1 }), refund: { passengers: 1, after: HOUR / 3 } },
    { ...trip('HKGMACRT', -10, [-6, -4], { adult: 2 }), refund: { passengers: 2, after: DAY } },
    { ...trip('ZHOHKG', -12, [-8], { adult: 4 }), refund: { passengers: 4, after: 2 * HOUR } },
    { ...atNight(trip('HKGMAC', -20, [-15], { adult: 1 })), refund: { passengers: 1, after: 2 * DAY } },
    { ...trip('MACHKG', -25, [-20], { adult: 2 }), refund: { passengers: 2, after: HOUR } },
  ],
  used: [
    { ...trip('HKGZHO', -5, [-3], { adult: 2 }), checkedLegs: [1] },
    { ...trip('HKGZHORT', -9, [-7, -4], { adult: 2 }), checkedLegs: [1, 2] },
    { ...trip('MACHKG', -14, [-12], { adult: 1 }), checkedLegs: [1] },
    { ...trip('HKGMAC', -18, [-16], { adult: 2, child: 1 }), checkedLegs: [1] },
    { ...trip('ZHOHKG', -22, [-21], { adult: 3 }), refund: { passengers: 1, after: HOUR }, checkedLegs: [1] },
    { ...atNight(trip('HKGZHO', -27, [-26], { adult: 1 })), checkedLegs: [1] },
    { ...trip('HKGMACRT', -30, [-28, -25], { adult: 1, elderly: 1 }), checkedLegs: [1, 2] },
    { ...airport('HZICLK', -8, [-6, '08:30'], { adult: 1, child: 1 }), isCollected: true },
  ],
  ended: [
    trip('HKGZHO', -7, [-1], { adult: 1 }),
    { ...trip('HKGZHORT', -11, [-9, -5], { adult: 2 }), checkedLegs: [1] },
    { ...trip('HKGMAC', -16, [-13], { adult: 3 }), coupon: 2 },
    trip('ZHOHKG', -21, [-18], { adult: 2 }),
    trip('MACHKG', -26, [-24], { adult: 1, elderly: 1 }),
    { ...trip('HKGZHO', -32, [-29], { adult: 2 }), refund: { passengers: 1, after: DAY } },
  ],
  expired: [
    trip('HKGZHO', -6, [-4], { adult: 1 }),
    trip('HKGMACRT', -13, [-8, -6], { adult: 2 }),
    trip('ZHOHKG', -17, [-14], { adult: 1 }),
    trip('HKGMAC', -24, [-23], { adult: 2, child: 1 }),
    atNight(trip('MACHKG', -28, [-27], { adult: 1 })),
  ],
  cancelled: [
    { ...trip('HKGZHO', -3, [2], { adult: 2 }), coupon: 1 },
    trip('HKGZHORT', -8, [-5, -3], { adult: 1 }),
    trip('MACHKG', -15, [-11], { adult: 2 }),
    trip('ZHOHKG', -19, [-17], { adult: 1, elderly: 1 }),
    atNight(trip('HKGMAC', -33, [-31], { adult: 2 })),
  ],
}
