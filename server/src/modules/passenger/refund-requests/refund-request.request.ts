import { createHash } from 'node:crypto'
import { checkEmail, checkRefundProof, findRefundProofType, isRefundTextComplete, trimEmail } from '@shuttle/domain'
import type { applyRefundRequestCall } from '@shuttle/wire'
import type * as z from 'zod/mini'
import { Refusal } from '../../../runtime/errors'
import { readReason } from '../ticket-refunds'
import type { RefundRequestCommand } from './request-refund'

type Body = z.infer<typeof applyRefundRequestCall.request>

/** The file with the type of its content, whatever type its sender named; undefined without one. */
const readProof = (proofFile: string): RefundRequestCommand['proof'] => {
  if (proofFile === '') return undefined
  const content = Buffer.from(proofFile, 'base64')
  const base64 = content.toString('base64')
  if (base64 !== proofFile) throw new Refusal('BAD_REQUEST', { fields: ['proofFile'] })
  const violation = checkRefundProof(content)
  if (violation) throw new Refusal(violation)
  const type = findRefundProofType(content)
  return type && { type, base64 }
}

/** The request of the passenger. Throws every refusal that does not depend on the order. */
export const readRefundRequest = (
  body: Body,
  sentKey: string | undefined,
): Omit<RefundRequestCommand, 'accountId' | 'language' | 'now'> => {
  const { orderNo, tickets, totalFee: fee, reasonCode, idTail, proofFile } = body
  const reason = readReason(reasonCode)
  if (!isRefundTextComplete(reason, body.reasonText)) throw new Refusal('BAD_REQUEST', { fields: ['reasonText'] })
  const email = trimEmail(body.email)
  const violation = checkEmail(email)
  if (violation) throw new Refusal(violation)
  const reasonText = body.reasonText.trim()
  const entered = { orderNo, tickets, fee, reason, reasonText, email, idTail }
  const requestHash = createHash('sha256')
    .update(JSON.stringify([entered, proofFile]))
    .digest('hex')
  return { ...entered, proof: readProof(proofFile), key: { sent: sentKey, requestHash } }
}
