import { useReadOrder } from '@shuttle/queries'
import { useEffect } from 'react'
import { toReadGap } from '../../domain/payment-phase'

/** Reads the order again with growing gaps while its money may still come; the page that shows the order opens the result. */
export const useLateMoney = (orderNo: string, isAwaited: boolean) => {
  const readOrder = useReadOrder()
  useEffect(() => {
    if (!isAwaited) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const readLater = (reads: number) => {
      timer = setTimeout(async () => {
        // A read that fails is no outcome: the next one follows.
        await readOrder(orderNo).catch(() => undefined)
        if (!isOver) readLater(reads + 1)
      }, toReadGap(reads))
    }
    readLater(0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [orderNo, isAwaited, readOrder])
}
