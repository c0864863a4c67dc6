import { civilDateAt, formatUnits } from '@shuttle/domain'
import { toCsv } from '@shuttle/domain/staff'
import { wireMoment } from '../../../../http/envelope'
import { serviceTexts } from '../../../../i18n'
import { getStatusText, type OrderView } from '../../../passenger/orders'
import { presentFoundOrder, type ShownIn } from './found-order.presenter'

const COLUMNS = [
  'orderNo',
  'placed',
  'passenger',
  'passengerCount',
  'line',
  'from',
  'to',
  'travelDate',
  'returnDate',
  'departure',
  'tickets',
  'amount',
  'refunded',
  'currency',
  'status',
] as const

/**
 * The table of orders with headings in the language of the request; amounts have no sign of a currency, so that they
 * can be summed.
 */
export const presentOrderCsv = (views: readonly OrderView[], shown: ShownIn) => {
  const t = serviceTexts(shown.language)
  const toCells = (view: OrderView): Record<(typeof COLUMNS)[number], string | number> => {
    const row = presentFoundOrder(view, shown)
    return {
      orderNo: row.orderNo,
      placed: wireMoment(row.placedAt),
      passenger: row.passengerName ?? '',
      passengerCount: row.passengerCount,
      line: row.lineCode,
      from: row.originName,
      to: row.destinationName,
      travelDate: row.travelDate,
      returnDate: row.returnDate ?? '',
      departure: row.beginTime ?? t(`orderExport.${row.fareType}`),
      tickets: row.tickets,
      amount: formatUnits(row.due),
      refunded: formatUnits(row.refunded),
      currency: row.currency,
      status: getStatusText(view, row.status, shown.language),
    }
  }
  const columns = COLUMNS.map((column) => ({
    header: t(`orderExport.${column}`),
    value: (cells: ReturnType<typeof toCells>) => cells[column],
  }))
  return { fileName: `orders-${civilDateAt(shown.now)}.csv`, csv: toCsv(columns, views.map(toCells)) }
}
