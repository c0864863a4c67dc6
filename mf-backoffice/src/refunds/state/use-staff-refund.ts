import { previewStaffRefundCall } from '@shuttle/wire/staff'
import { staffCall } from '../../kit/calls/staff-call'
import { useRefresh } from '../../kit/state/use-refresh'
import { useStaffQuery } from '../../kit/state/use-staff-query'

const KEY = 'staff-refund'

/** Preview of a refund by hand; without tickets the states of all. Each query is recorded in the audit. */
export const useStaffRefundPreview = (orderNo: string, tickets: readonly string[] = []) =>
  useStaffQuery({
    key: [KEY, orderNo, ...tickets],
    read: (signal) => staffCall(previewStaffRefundCall, { orderNo, tickets }, { signal }),
    enabled: orderNo !== '',
  })

/** Refetches all data of this remote after a refund or a proposal: orders, previews, proposals. */
export const useRefreshAfterRefund = (): (() => Promise<void>) => useRefresh()
