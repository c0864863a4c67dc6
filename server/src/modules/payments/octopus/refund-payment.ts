import type { RefundOutcome, RefundRequest } from '../payment-provider'
import { callOctopus, OctopusRefusal } from './call-octopus'
import type { OctopusSettings } from './octopus-settings'
import { STEP_CENTS } from './payment-request'

const toRefundOutcome = (status: string): RefundOutcome => {
  if (status === 'SUCCESS') return { state: 'done' }
  return status === 'PENDING' ? { state: 'pending' } : { state: 'refused', reason: `octopus says ${status}` }
}

/** What a refund is known by: the payment, and our number of it, so that asking again meets the first try. */
const toRefundFields = (settings: OctopusSettings, { requestNo, refundNo }: RefundRequest) => ({
  gatewayId: settings.gatewayId,
  gatewayRef: requestNo,
  refundRef: refundNo,
})

/**
 * Gives money back. The names of these two documents follow the others': Octopus publishes none, so they have to be compared with
 * the interface of the contract before money is real. A service that does not know them refuses, and staff give it back.
 */
export const refundOctopus = async (settings: OctopusSettings, request: RefundRequest): Promise<RefundOutcome> => {
  if (request.amount % STEP_CENTS !== 0) return { state: 'refused', reason: 'octopus moves steps of ten cents' }
  try {
    const fields = { ...toRefundFields(settings, request), amount: String(request.amount) }
    return toRefundOutcome((await callOctopus(settings, 'refund', fields)).status)
  } catch (error) {
    if (error instanceof OctopusRefusal) return { state: 'refused', reason: error.message }
    throw error
  }
}

/** What became of a refund; `unknown` lets it be asked for. */
export const queryOctopusRefund = async (
  settings: OctopusSettings,
  request: RefundRequest,
): Promise<RefundOutcome | { state: 'unknown' }> => {
  try {
    const { status } = await callOctopus(settings, 'refund-enquiry', toRefundFields(settings, request))
    return status === 'NOT_FOUND' ? { state: 'unknown' } : toRefundOutcome(status)
  } catch (error) {
    if (error instanceof OctopusRefusal) return { state: 'unknown' }
    throw error
  }
}
