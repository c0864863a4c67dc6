import { useState } from 'react'
import { LIST_CALLS, type ListName } from '../calls/list-exports'
import { staffCall } from '../calls/staff-call'
import { useRefresh } from './use-refresh'
import { useMay } from './use-staff-index'
import { useStaffQuery } from './use-staff-query'

const KEY = 'list-files'
const AGAIN_MS = 10_000
const RIGHTS = { orders: 'order.export', ledger: 'ledger.export' } as const

/** The files of a list of the signed-in member of staff; polled every ten seconds while one is being written. */
export const useListFiles = (kind: ListName) => {
  const enabled = useMay(RIGHTS[kind])
  const [isWaiting, setWaiting] = useState(false)
  const read = (signal: AbortSignal) => staffCall(LIST_CALLS[kind].query, {}, { signal })
  const files = useStaffQuery({ key: [KEY, kind], read, enabled, againMs: isWaiting ? AGAIN_MS : undefined }).data ?? []
  const waits = files.some(({ state }) => state === 'waiting')
  if (waits !== isWaiting) setWaiting(waits)
  return { files, refresh: useRefresh(KEY, kind) }
}
