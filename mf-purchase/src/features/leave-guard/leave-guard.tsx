import { LazyQuestion } from '@shuttle/booking/checkout'
import { useSession } from '@shuttle/host'
import type { RefObject } from 'react'
import { useBlocker } from 'react-router-dom'
import { usePaymentTexts } from '../../i18n/use-payment-texts'

const PAYMENT = '/details_payment'
/** Where the shell or a payment leads by itself, without a choice of the passenger. */
const NOT_A_CHOICE = ['/details_succeed', '/order_details', '/Page_anomalies', '/page_closed', '/login']

/** Paths may carry the site's base. A hidden payment page must not hold up others. */
export const asksBeforeLeaving = (from: string, to: string): boolean =>
  from.endsWith(PAYMENT) && !to.endsWith(PAYMENT) && !NOT_A_CHOICE.some((path) => to.endsWith(path))

interface LeaveGuardProps {
  /** The order waits for its payment. */
  unpaid: boolean
  /** Set while the page itself navigates. */
  mayLeave: RefObject<boolean>
}

/** Asks before an unpaid order is left behind (purchase 4). */
export const LeaveGuard = ({ unpaid, mayLeave }: LeaveGuardProps) => {
  const t = usePaymentTexts()
  const isMember = useSession().kind === 'member'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unpaid && isMember && !mayLeave.current && asksBeforeLeaving(currentLocation.pathname, nextLocation.pathname),
  )
  return (
    <LazyQuestion
      open={blocker.state === 'blocked'}
      kind="soft"
      title={t('payment.leaveTitle')}
      confirmLabel={t('payment.leave')}
      onConfirm={() => blocker.proceed?.()}
      cancelLabel={t('payment.stay')}
      onCancel={() => blocker.reset?.()}
    >
      {t('payment.leaveBody')}
    </LazyQuestion>
  )
}
