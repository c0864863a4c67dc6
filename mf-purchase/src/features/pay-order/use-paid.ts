import { useEffect, useEffectEvent } from 'react'
import type { AttemptName } from '../../domain/confirm-event'

/** Reports a paid attempt to the screen, once. */
export const usePaid = (
  attempt: AttemptName | undefined,
  payType: string,
  onPaid: (payment: { orderNo: string; orderReqno: string; payType: string }) => void,
) => {
  const report = useEffectEvent(onPaid)
  useEffect(() => {
    if (attempt) report({ orderNo: attempt.orderNo, orderReqno: attempt.orderReqno, payType })
  }, [attempt, payType])
}
