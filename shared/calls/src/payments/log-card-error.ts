import { logCardError as call } from '@shuttle/wire'
import { callService } from '../call-service'

/** Tells the service what went wrong with a card payment, for its log. Rejects like any call: callers let it be. */
export const logCardError = async (report: { orderNo: string; explanation: string }): Promise<void> => {
  await callService(call, { orderNo: report.orderNo, json: JSON.stringify({ explanation: report.explanation }) })
}
