import { useSession } from '@shuttle/host'
import type { RefObject } from 'react'
import { useBlocker } from 'react-router-dom'
import { LazyQuestion } from '../../components/lazy-question'
import { useTexts } from '../../i18n/use-texts'
import { asksBeforeLeaving } from './asks-before-leaving'

interface LeaveGuardProps {
  /** The order waits for its payment. */
  unpaid: boolean
  /** Set while the screen itself moves on. */
  mayLeave: RefObject<boolean>
}

/** Asks before an unpaid order is left behind (purchase 4). */
export const LeaveGuard = ({ unpaid, mayLeave }: LeaveGuardProps) => {
  const t = useTexts()
  const isMember = useSession().kind === 'member'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unpaid && isMember && !mayLeave.current && asksBeforeLeaving(currentLocation.pathname, nextLocation.pathname),
  )
  return (
    <LazyQuestion
      open={blocker.state === 'blocked'}
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
