import { now, toast } from '@shuttle/host'
import { useReadOrder } from '@shuttle/queries'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { UNPAID_ORDERS } from '../addresses'
import { getPayable } from './payable'
import { useLater } from './use-later'

/** How long the toast about an unpaid order is shown before the page moves on (purchase 8). */
const UNPAID_TOAST_MS = 2500

/**
 * An earlier order that keeps a new one from being placed: `show` says so and then leads to the unpaid orders; the page shows
 * `UnpaidNotice` while there is an `orderNo`, which is empty where the service did not name it.
 */
export const useUnpaidOrder = () => {
  const navigate = useNavigate()
  const later = useLater()
  const readOrder = useReadOrder()
  const [orderNo, setOrderNo] = useState<string>()

  // The order may have been paid or cancelled before this page is shown again.
  useEffect(() => {
    if (!orderNo) return
    const look = async () => {
      const order = await readOrder(orderNo).catch(() => undefined)
      if (order && getPayable(order, now()).kind !== 'toPay') setOrderNo(undefined)
    }
    void look()
  }, [orderNo, readOrder])

  const show = useCallback(
    (found: string | undefined, text: string) => {
      toast(text, 'error')
      setOrderNo(found ?? '')
      later(UNPAID_TOAST_MS, () => navigate(UNPAID_ORDERS))
    },
    [later, navigate],
  )
  const clear = useCallback(() => setOrderNo(undefined), [])
  return { orderNo, show, clear }
}
