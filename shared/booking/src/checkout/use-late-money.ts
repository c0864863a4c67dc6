import type { Order } from '@shuttle/calls'
import { now } from '@shuttle/host'
import { useReadOrder } from '@shuttle/queries'
import { useEffect } from 'react'
import { mayMoneyCome, toReadGap } from './late-money'

/**
 * Reads the order again while its money may still arrive: with growing gaps while the page is visible, and at once when
 * it becomes visible again or the network returns. The page that shows the order opens the result.
 */
export const useLateMoney = ({ orderNo, payBy }: Pick<Order, 'orderNo' | 'payBy'>, isAwaited: boolean) => {
  const readOrder = useReadOrder()
  useEffect(() => {
    if (!isAwaited) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let reads = 0
    let isReading = false
    let isOver = false
    const read = async () => {
      if (document.hidden || isReading) return
      clearTimeout(timer)
      isReading = true
      // A failed read is no outcome: the next one follows.
      await readOrder(orderNo).catch(() => undefined)
      isReading = false
      reads += 1
      readLater()
    }
    const readLater = () => {
      if (!isOver && mayMoneyCome(payBy, now())) timer = setTimeout(read, toReadGap(reads))
    }
    readLater()
    document.addEventListener('visibilitychange', read)
    addEventListener('online', read)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
      removeEventListener('online', read)
    }
  }, [orderNo, payBy, isAwaited, readOrder])
}
