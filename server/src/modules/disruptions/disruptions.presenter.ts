import type { Cents, Currency } from '@shuttle/domain'
import type { disruptedOrderRow, disruptionCounts, disruptionRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import { wireMoment } from '../../http/envelope'
import { wireCurrency } from '../../http/wire-codes.presenter'
import type { DisruptionCounts } from './count-disruption'
import type { DisruptionOrderRow, DisruptionRow } from './disruption-tables'
import type { ProgressRow } from './progress.repository'

const presentSums = (sums: ReadonlyMap<Currency, Cents>) =>
  [...sums]
    .map(([currency, total]) => ({ currency: wireCurrency(currency), total }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency))

export const presentCounts = ({ sums, ...counts }: DisruptionCounts): z.infer<typeof disruptionCounts> => ({
  ...counts,
  sums: presentSums(sums),
})

const sumBy = (
  rows: readonly ProgressRow[],
  key: 'orders' | 'tickets' | 'refund_cents' | 'coupons' | 'checked_tickets',
) => rows.reduce((sum, row) => sum + row[key], 0)

export const presentDisruption = (
  row: DisruptionRow,
  progress: readonly ProgressRow[],
): z.infer<typeof disruptionRow> => {
  const own = progress.filter(({ disruption_no }) => disruption_no === row.disruption_no)
  const refunded = own.filter(({ state }) => state === 'refunded')
  const states = [...new Set(own.map(({ state }) => state))]
  return {
    disruptionNo: row.disruption_no,
    lineCode: row.line_code,
    dateFrom: row.date_from,
    dateTo: row.date_until,
    beginTime: row.begin_time,
    reasonText: row.reason_text,
    state: row.state.toUpperCase(),
    declaredBy: row.declared_by,
    declareTime: wireMoment(row.declared_at),
    ...(row.ended_at !== null && { endTime: wireMoment(row.ended_at) }),
    counts: Object.fromEntries(
      states.map((state) => [
        state.toUpperCase(),
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
    soldAgain: row.is_sold_again,
  }
}

export const presentDisruptedOrder = (
  row: DisruptionOrderRow & { currency: Currency },
): z.infer<typeof disruptedOrderRow> => ({
  orderNo: row.order_no,
  state: row.state.toUpperCase(),
  currency: wireCurrency(row.currency),
  tickets: row.tickets,
  total: row.refund_cents,
  coupons: row.coupons,
  checkedTickets: row.checked_tickets,
  refundNo: row.refund_no ?? '',
  tries: row.tries,
  lastFault: row.last_fault,
})
