import { usePayTypeName } from '@shuttle/booking'
import type { Order, OrderRefund } from '@shuttle/calls'
import { civilDateAt, formatMoney } from '@shuttle/domain'
import { useLanguage } from '@shuttle/host'
import { formatDate, formatDateTime } from '@shuttle/i18n/format'
import { useTexts } from '../i18n/use-texts'

export type ShownRefund = Pick<
  OrderRefund,
  'refundNo' | 'state' | 'refund' | 'payType' | 'appliedAt' | 'doneAt' | 'outsideReference'
>

const PENDING = {
  accepted: 'refund.pending',
  pending: 'refund.pending',
  failed: 'refund.failed',
  refused: 'refund.refused',
} as const
const isPending = (state: string): state is keyof typeof PENDING => Object.hasOwn(PENDING, state)

/** State of a refund's money, since when, and what happens next. Only a completed refund is called refunded. */
export const useRefundSentence = (currency: Order['currency']): ((refund: ShownRefund) => string) => {
  const t = useTexts()
  const language = useLanguage()
  const payTypeName = usePayTypeName()
  return ({ state, refund, payType, appliedAt, doneAt = appliedAt, outsideReference }) => {
    const values = { amount: formatMoney(refund, currency), method: payTypeName(payType) }
    const date = formatDate(civilDateAt(doneAt), language)
    if (state === 'done' && refund === 0) return t('refund.doneFree', { date })
    if (state === 'done' && outsideReference !== undefined)
      return t('refund.doneOutside', { ...values, date, reference: outsideReference })
    if (state === 'done') return t('refund.done', { ...values, date })
    const time = formatDateTime(appliedAt, language)
    return t(isPending(state) ? PENDING[state] : 'refund.unknownState', { ...values, time })
  }
}
