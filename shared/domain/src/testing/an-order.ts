import type { CouponOrder } from '../coupon-order'
import { ticketGroups } from '../coupon-order'
import { calculateTotal, fareLines } from '../fare'
import { NO_PASSENGERS, type PassengerCounts } from '../passenger-type'

/** Day tickets from Hong Kong to Zhuhai on 24 November: adults HK$65, child and elderly HK$33, infants free. */
export const anOrder = (counts: Partial<PassengerCounts>, change: Partial<CouponOrder> = {}): CouponOrder => {
  const dates = change.dates ?? ['2026-11-24']
  const fares = { adult: 6500, student: 6500, child: 3300, elderly: 3300, infant: 0 }
  const table = { fareType: 'day', currency: 'HKD', fares } as const
  const lines = fareLines(table, { ...NO_PASSENGERS, ...counts }, dates.length === 2 ? 2 : 1)
  const tickets = ticketGroups(lines, dates)
  return {
    lineCode: 'HKGZHO',
    currency: 'HKD',
    dates,
    fareType: 'day',
    total: calculateTotal(lines),
    tickets,
    ...change,
  }
}
