import { createLazyTexts } from '@shuttle/i18n'

/** Texts of how refunds divide what was paid. */
export const useBalanceTexts = createLazyTexts('booking/balance', {
  'zh-hk': {
    refunded: '已退款',
    refundPending: '退款處理中',
    fee: '退票手續費',
    balance: '餘額（其餘車票）',
    noBalance: '餘額',
  },
  'zh-cn': {
    refunded: '已退款',
    refundPending: '退款处理中',
    fee: '退票手续费',
    balance: '余额（其余车票）',
    noBalance: '余额',
  },
  en: {
    refunded: 'Refunded',
    refundPending: 'Refund in progress',
    fee: 'Refund fee',
    balance: 'Balance (other tickets)',
    noBalance: 'Balance',
  },
})
