import type { LanguageCode } from '@shuttle/contracts'
import type { OrderStatus } from '@shuttle/domain'
import { serviceTexts } from '../../i18n'

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

/** Text of a status (accounts 4, state text list). */
export const getStatusText = (status: OrderStatus, language: LanguageCode): string =>
  serviceTexts(language)(`status.${status}`)
