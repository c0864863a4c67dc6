import type { RefundProofType } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { findRefundNumber } from '../../money/payments'
import { findProofType } from './refund-proofs.repository'
import { findRefundRequest, type RefundRequest } from './refund-requests.repository'

/** A request with its results. */
export interface RequestView {
  request: RefundRequest
  proofType: RefundProofType | undefined
  /** The refund of an approved one. */
  refundNo: string | undefined
}

export const viewRequest = async (db: Kysely<Database>, request: RefundRequest): Promise<RequestView> => ({
  request,
  proofType: await findProofType(db, request.request_no),
  refundNo: request.state === 'approved' ? await findRefundNumber(db, request.quote_no) : undefined,
})

/** A request that was just written, or that is locked. */
export const readRequest = async (db: Kysely<Database>, requestNo: string): Promise<RequestView> => {
  const request = await findRefundRequest(db, requestNo)
  if (!request) throw new Error(`refund request ${requestNo} is gone`)
  return viewRequest(db, request)
}
