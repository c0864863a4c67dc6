import { logCardErrorCall } from '@shuttle/wire'
import { callService } from '../send-call'

/** Sends the reason of a failed card payment to the log of the service. Rejects as any call does; callers ignore it. */
export const logCardError = async (report: { orderNo: string; explanation: string }): Promise<void> => {
  await callService(logCardErrorCall, {
    orderNo: report.orderNo,
    json: JSON.stringify({ explanation: report.explanation }),
  })
}
