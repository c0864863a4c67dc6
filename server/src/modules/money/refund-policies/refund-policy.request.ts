import type { queryRefundPolicyCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { fareTypeFromWire } from '../../../http/wire-codes.presenter'

/** The product of a policy query; undefined when no line is named. An unknown fare type counts as a day ticket. */
export const readSoldProduct = ({ lineCode, feeType }: z.infer<typeof queryRefundPolicyCall.request>) =>
  lineCode === '' ? undefined : { lineCode, fareType: fareTypeFromWire(feeType) ?? ('day' as const) }
