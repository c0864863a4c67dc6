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

/** Suffix of the order number once a further payment has started, whose end does not settle the earlier one. */
const BEGUN_AGAIN = ' again'

/** Whether an earlier payment of the order may still bring money: another one then needs a warning. */
export const useUnsettled = (orderNo: string, payments: readonly PaymentState[]): boolean => {
  const [mark, setMark] = useState(() => safeStorage.session.get(UNSETTLED_ORDER))
  const isUnsettled = mark === orderNo || mark === orderNo + BEGUN_AGAIN
  const isBegunAgain = mark === orderNo + BEGUN_AGAIN
  const isNow = payments.some(isInQuestion)
  const isBeginning = payments.some(({ kind }) => kind === 'requesting')
  const isPaid = payments.some(({ kind }) => kind === 'paid')
  const isOver = isPaid || (!isNow && !isBegunAgain && payments.some(isSettled))
  useEffect(() => {
    const write = (next: string) => {
      safeStorage.session.set(UNSETTLED_ORDER, next)
      setMark(next)
    }
    if (isUnsettled && isOver) {
      safeStorage.session.remove(UNSETTLED_ORDER)
      setMark(undefined)
    } else if (isNow && !isUnsettled) write(orderNo)
    else if (isBeginning && isUnsettled && !isBegunAgain) write(orderNo + BEGUN_AGAIN)
  }, [isNow, isOver, isBeginning, isUnsettled, isBegunAgain, orderNo])
  return isUnsettled
}
