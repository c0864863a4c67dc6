import { emit } from '@shuttle/host'
import { useEffect, useRef } from 'react'
import type { AttemptName } from '../../domain/confirm-event'

/** Tells site and screen of a paid attempt, once. */
export const usePaid = (
  attempt: AttemptName | undefined,
  payType: string,
  onPaid: (payment: { orderNo: string; orderReqno: string; payType: string }) => void,
) => {
  const announce = useRef(onPaid)
  useEffect(() => {
    announce.current = onPaid
  })
  useEffect(() => {
    if (!attempt) return
    const { orderNo, orderReqno } = attempt
    emit('orders:order-paid', { orderNo })
    announce.current({ orderNo, orderReqno, payType })
  }, [attempt, payType])
}
