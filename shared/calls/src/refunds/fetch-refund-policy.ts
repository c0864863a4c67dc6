import type { RefundPolicy, SoldProduct } from '@shuttle/domain'
import { queryRefundPolicy } from '@shuttle/wire'
import { type CallOptions, callService } from '../call-service'
import { refundPolicyFromWire, soldProductToWire } from './refund-policy.mapper'

/** The policy a ticket of this line and fare type is sold under now. Public. An order carries its own version. */
export const fetchRefundPolicy = async (product: SoldProduct, options: CallOptions = {}): Promise<RefundPolicy> =>
  refundPolicyFromWire((await callService(queryRefundPolicy, soldProductToWire(product), options)).responseData)
