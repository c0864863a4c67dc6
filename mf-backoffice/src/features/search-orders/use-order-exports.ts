import { useMemberId } from '@shuttle/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchOrderExports } from '../../calls/order-exports'
import { OFFICE } from '../../state/keys'
import { useMay } from '../../state/use-staff-index'
import { useStaffQuery } from '../../state/use-staff-query'

const KEY = 'order-exports'
const AGAIN_MS = 10_000

/** The files of orders of this person; read every ten seconds while one is being written. */
export const useOrderExports = () => {
  const queryClient = useQueryClient()
  const memberId = useMemberId()
  const enabled = useMay('order.export')
  const [isWaiting, setWaiting] = useState(false)
  const read = (signal: AbortSignal) => fetchOrderExports(signal)
  const files = useStaffQuery({ key: [KEY], read, enabled, againMs: isWaiting ? AGAIN_MS : undefined }).data ?? []
  const waits = files.some(({ state }) => state === 'waiting')
  if (waits !== isWaiting) setWaiting(waits)
  return { files, refresh: () => queryClient.invalidateQueries({ queryKey: [memberId, OFFICE, KEY] }) }
}
