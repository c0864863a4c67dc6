import { emit, reportFault } from '@shuttle/host'
import { useEffect, useRef } from 'react'
import { LazyDialog } from '../../components/lazy-overlays'
import type { AttemptName } from '../../domain/confirm-event'

/** Reports a paid attempt to the site and the screen, once. */
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

/** Loads the window that shows a payment: no attempt opens without it. False when it cannot be loaded. */
export const readyOverlay = async (): Promise<boolean> => {
  try {
    await LazyDialog.fetch()
    return true
  } catch (error) {
    reportFault(error, 'mf-purchase: payment overlay')
    return false
  }
}
