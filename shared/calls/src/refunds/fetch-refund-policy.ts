import type { RefundPolicy } from '@shuttle/domain'
import { queryRefundPolicy } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { refundPolicyFromWire } from './refund-policy.mapper'

/** The policy a ticket of this line is sold under now. Public. An order carries its own version. */
export const fetchRefundPolicy = async (lineCode: string, options: AskOptions = {}): Promise<RefundPolicy> =>
  refundPolicyFromWire((await ask(queryRefundPolicy, { lineCode }, options)).responseData)
