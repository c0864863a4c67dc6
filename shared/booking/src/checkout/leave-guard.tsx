import { useSession } from '@shuttle/host'
import type { RefObject } from 'react'
import { useBlocker } from 'react-router-dom'
import { useOrderToPayTexts } from '../texts/use-order-to-pay-texts'
import { LazyQuestion } from './lazy-overlays'

const PAYMENTS = ['/details_payment', '/airlinePayment']
/** Paths that the shell or a payment navigates to, without a choice of the passenger. */
const NOT_A_CHOICE = [
  '/details_succeed',
  '/airlinePaysuccess',
  '/order_details',
  '/Page_anomalies',
  '/page_closed',
  '/login',
]

/** Paths may contain the site's base. A hidden payment page must not block other pages. */
export const needsLeaveConfirmation = (from: string, to: string): boolean =>
  PAYMENTS.some((path) => from.endsWith(path)) && ![...PAYMENTS, ...NOT_A_CHOICE].some((path) => to.endsWith(path))

interface LeaveGuardProps {
  /** The order waits for its payment. */
  unpaid: boolean
  /** Set while the page itself navigates. */
  mayLeave: RefObject<boolean>
}

/** Confirms before the passenger leaves an unpaid order (purchase 4). */
export const LeaveGuard = ({ unpaid, mayLeave }: LeaveGuardProps) => {
  const t = useOrderToPayTexts()
  const isMember = useSession().kind === 'member'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unpaid &&
      isMember &&
      !mayLeave.current &&
      needsLeaveConfirmation(currentLocation.pathname, nextLocation.pathname),
  )
  return (
    <LazyQuestion
      open={blocker.state === 'blocked'}
      kind="soft"
      title={t('leaveTitle')}
      confirmLabel={t('leave')}
      onConfirm={() => blocker.proceed?.()}
      cancelLabel={t('stay')}
      onCancel={() => blocker.reset?.()}
    >
      {t('leaveBody')}
    </LazyQuestion>
  )
}
