import { beginsWith, includesBytes, isJpeg, isPng } from './image-type'

export const REFUND_PROOF_MAX_BYTES = 2 * 1024 * 1024

export const REFUND_PROOF_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type RefundProofType = (typeof REFUND_PROOF_TYPES)[number]
export type RefundProofViolation = 'REFUND_PROOF_TOO_LARGE' | 'REFUND_PROOF_UNREADABLE'

const PDF_HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d]
const PDF_END = [0x25, 0x25, 0x45, 0x4f, 0x46] as const
/** Bytes that PDF writers may append after the end mark. */
const PDF_END_WITHIN = 1024

/** Type of a file by its content, whatever its name; undefined for anything but a JPEG, PNG or PDF. */
export const findRefundProofType = (bytes: Uint8Array): RefundProofType | undefined => {
  if (isJpeg(bytes)) return 'image/jpeg'
  if (isPng(bytes)) return 'image/png'
  if (beginsWith(bytes, PDF_HEAD) && includesBytes(bytes, PDF_END, Math.max(0, bytes.length - PDF_END_WITHIN)))
    return 'application/pdf'
  return undefined
}

/** Why a file is not accepted as proof, or undefined. */
export const checkRefundProof = (bytes: Uint8Array): RefundProofViolation | undefined => {
  if (bytes.length > REFUND_PROOF_MAX_BYTES) return 'REFUND_PROOF_TOO_LARGE'
  return findRefundProofType(bytes) === undefined ? 'REFUND_PROOF_UNREADABLE' : undefined
}
