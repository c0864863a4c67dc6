import type { RefundPolicy, SoldProduct } from '@shuttle/domain'
import { queryRefundPolicy } from '@shuttle/wire'
import { type AskOptions, ask } from '../ask'
import { codeOf, FARE_TYPE } from '../codes.mapper'
import { refundPolicyFromWire } from './refund-policy.mapper'

/** The policy a ticket of this line and fare type is sold under now. Public. An order carries its own version. */
export const fetchRefundPolicy = async (
  { lineCode, fareType }: SoldProduct,
  options: AskOptions = {},
): Promise<RefundPolicy> =>
  refundPolicyFromWire(
    (await ask(queryRefundPolicy, { lineCode, feeType: codeOf(FARE_TYPE, fareType) }, options)).responseData,
  )
