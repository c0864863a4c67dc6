import type { LanguageCode } from '@shuttle/contracts'
import { deriveOrderUse, isAirportLine, isToCollect, type OrderStatus } from '@shuttle/domain'
import { serviceTexts } from '../../../i18n'
import { toOrderStatusInput } from './order-status-input'
import type { OrderView } from './order-views.repository'

const CODES: Record<OrderStatus, string> = {
  toPay: '0',
  paid: '1',
  partlyRefunded: '5',
  used: 'F',
  expired: 'E',
  cancelled: 'C',
  refunded: 'U',
  refunding: 'T',
  ended: 'G',
}

export const presentStatus = (status: OrderStatus): string => CODES[status]

type OrderRows = Pick<OrderView, 'order' | 'tickets'>

/** Whether a used order was collected at a counter and is not yet fully checked. */
export const isOrderCollected = (view: OrderRows, status: OrderStatus): boolean =>
  status === 'used' && deriveOrderUse(toOrderStatusInput(view).tickets) === 'collected'

const toTextKey = (view: OrderRows, status: OrderStatus) => {
  if (isOrderCollected(view, status)) return 'collected'
  // A bus has e-tickets, which are not collected.
  return isToCollect(status) && !isAirportLine(view.order.line_code) ? 'ready' : status
}

/** Text of a status (accounts 4, state text list). */
export const getStatusText = (view: OrderRows, status: OrderStatus, language: LanguageCode): string =>
  serviceTexts(language)(`status.${toTextKey(view, status)}`)
