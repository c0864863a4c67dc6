import type { LanguageCode } from '@shuttle/contracts'
import type { OrderStatus } from '@shuttle/domain'

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

const TEXTS: Record<LanguageCode, Record<OrderStatus, string>> = {
  'zh-cn': {
    toPay: '待支付',
    paid: '待取票',
    partlyRefunded: '待取票',
    used: '已取票',
    expired: '已过期',
    cancelled: '已取消',
    refunded: '已退票',
    refunding: '退票中',
    ended: '已结束',
  },
  'zh-hk': {
    toPay: '待付款',
    paid: '待取票',
    partlyRefunded: '待取票',
    used: '已取票',
    expired: '已過期',
    cancelled: '已取消',
    refunded: '已退票',
    refunding: '退票中',
    ended: '已結束',
  },
  en: {
    toPay: 'to pay',
    paid: 'to collect',
    partlyRefunded: 'to collect',
    used: 'collected',
    expired: 'expired',
    cancelled: 'cancelled',
    refunded: 'refunded',
    refunding: 'refunding',
    ended: 'ended',
  },
}

export const presentStatus = (status: OrderStatus): string => CODES[status]

/** Text of a status (accounts 4, state text list). */
export const getStatusText = (status: OrderStatus, language: LanguageCode): string => TEXTS[language][status]
