import { safeStorage } from '@shuttle/host'
import { useEffect, useState } from 'react'
import type { PaymentState } from '../../domain/payment-phase'

/** Number of the order whose last payment may still arrive; survives a reload of this tab. */
const UNSETTLED_ORDER = 'unsettledPayment'

const isInQuestion = (payment: PaymentState): boolean =>
  payment.kind === 'undecided' ||
  payment.kind === 'found' ||
  (payment.kind === 'cancelled' && payment.isUnsettled === true)
/** The service knows that the provider has no money, or that the order is paid; an unchecked end settles nothing. */
const isSettled = (payment: PaymentState): boolean => {
  if (payment.kind === 'timeout' || payment.kind === 'error') return !('isUnchecked' in payment)
  return payment.kind === 'paid' || ('hasNoMoney' in payment && payment.hasNoMoney === true)
}

/** Whether an earlier payment of the order may still bring money: a second one then needs a warning. */
export const useUnsettled = (orderNo: string, payments: readonly PaymentState[]): boolean => {
  const [isUnsettled, setUnsettled] = useState(() => safeStorage.session.get(UNSETTLED_ORDER) === orderNo)
  const isNow = payments.some(isInQuestion)
  const isOver = !isNow && payments.some(isSettled)
  useEffect(() => {
    if (isNow) {
      safeStorage.session.set(UNSETTLED_ORDER, orderNo)
      setUnsettled(true)
    } else if (isOver) {
      safeStorage.session.remove(UNSETTLED_ORDER)
      setUnsettled(false)
    }
  }, [isNow, isOver, orderNo])
  return isUnsettled
}
