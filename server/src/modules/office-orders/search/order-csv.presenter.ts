import { civilDateAt, formatUnits } from '@shuttle/domain'
import { serviceTexts } from '../../../i18n'
import type { OrderView } from '../../orders'
import { presentFoundOrder, type ShownIn } from './found-order.presenter'
import { writeCsv } from './write-csv'

const COLUMNS = [
  'orderNo',
  'placed',
  'passenger',
  'people',
  'line',
  'from',
  'to',
  'travelDate',
  'returnDate',
  'departure',
  'tickets',
  'amount',
  'currency',
  'status',
] as const

/** The table of orders with headings in the language of who asked; amounts have no sign of a currency, so that they can be summed. */
export const presentOrderCsv = (views: readonly OrderView[], shown: ShownIn) => {
  const t = serviceTexts(shown.language)
  const toRow = (view: OrderView): Array<string | number> => {
    const row = presentFoundOrder(view, shown)
    return [
      ...[row.orderNo, row.placedTime, row.firstName, row.people, row.lineCode, row.originName, row.destinationName],
      ...[row.travelDate, row.returnDate ?? '', row.beginTime || t(`orderExport.${view.order.fare_type}`)],
      ...[row.tickets, formatUnits(row.due), view.order.currency, row.orderStatusText],
    ]
  }
  return {
    fileName: `orders-${civilDateAt(shown.now)}.csv`,
    csv: writeCsv([COLUMNS.map((column) => t(`orderExport.${column}`)), ...views.map(toRow)]),
  }
}
