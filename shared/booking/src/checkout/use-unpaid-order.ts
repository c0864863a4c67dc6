import { on, toast } from '@shuttle/host'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { UNPAID_ORDERS } from '../addresses'

/** Runs an action after a delay, unless the screen is unmounted first. */
export const useLater = (): ((ms: number, action: () => void) => void) => {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    }
  }, [])
  return useCallback((ms, action) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      action()
    }, ms)
    timers.current.add(timer)
  }, [])
}

/** How long the toast about an unpaid order is shown before the page moves on (purchase 8). */
const UNPAID_TOAST_MS = 2500

/**
 * An earlier unpaid order that prevents a new one: `show` shows a toast and then navigates to the unpaid orders. The
 * page shows `UnpaidNotice` while there is an `orderNo`, which is empty if the service did not name it.
 */
export const useUnpaidOrder = () => {
  const navigate = useNavigate()
  const later = useLater()
  const [orderNo, setOrderNo] = useState<string>()
  const stops = useRef<(() => void)[]>([])

  const clear = useCallback(() => {
    for (const stop of stops.current) stop()
    stops.current = []
    setOrderNo(undefined)
  }, [])
  const show = useCallback(
    (found: string | undefined, text: string) => {
      clear()
      setOrderNo(found ?? '')
      // Not an effect: the order is paid or cancelled on another page, while this one is hidden and runs no effects.
      const handleSettled = (settled: { orderNo: string }) => settled.orderNo === found && clear()
      stops.current = [on('orders:order-paid', handleSettled), on('orders:order-cancelled', handleSettled)]
      toast(text, 'error')
      later(UNPAID_TOAST_MS, () => navigate(UNPAID_ORDERS))
    },
    [clear, later, navigate],
  )
  return { orderNo, show, clear }
}
