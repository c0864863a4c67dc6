import type { Cents, Currency } from '@shuttle/domain'
import type { DisruptedOrder, Disruption } from '@shuttle/wire/staff'
import { type DisruptionOrderRow, type DisruptionRow, toScope } from './disruption-tables'
import type { ProgressRow } from './progress.repository'

/** One sum for each currency, by its code. */
export const presentSums = (sums: ReadonlyMap<Currency, Cents>) =>
  [...sums]
    .map(([currency, total]) => ({ currency, total }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency))

const sumBy = (
  rows: readonly ProgressRow[],
  key: 'orders' | 'tickets' | 'refund_cents' | 'coupons' | 'checked_tickets',
) => rows.reduce((sum, row) => sum + row[key], 0)

export const presentDisruption = (row: DisruptionRow, progress: readonly ProgressRow[]): Disruption => {
  const own = progress.filter(({ disruption_no }) => disruption_no === row.disruption_no)
  const refunded = own.filter(({ state }) => state === 'refunded')
  const states = [...new Set(own.map(({ state }) => state))]
  return {
    disruptionNo: row.disruption_no,
    ...toScope(row),
    reason: row.reason_text,
    state: row.state,
    declaredBy: row.declared_by,
    declaredAt: row.declared_at,
    endedAt: row.ended_at ?? undefined,
    counts: Object.fromEntries(
      states.map((state) => [
        state,
        sumBy(
          own.filter((each) => each.state === state),
          'orders',
        ),
      ]),
    ),
    tickets: sumBy(own, 'tickets'),
    sums: presentSums(new Map(refunded.map(({ currency, refund_cents }) => [currency, refund_cents]))),
    coupons: sumBy(own, 'coupons'),
    checkedTickets: sumBy(own, 'checked_tickets'),
    isSoldAgain: row.is_sold_again,
  }
}

export const presentDisruptedOrder = (row: DisruptionOrderRow & { currency: Currency }): DisruptedOrder => ({
  orderNo: row.order_no,
  state: row.state,
  currency: row.currency,
  tickets: row.tickets,
  total: row.refund_cents,
  coupons: row.coupons,
  checkedTickets: row.checked_tickets,
  refundNo: row.refund_no ?? undefined,
  tries: row.tries,
  lastFault: row.last_fault || undefined,
})
