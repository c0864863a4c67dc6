export const REFUND_PROOF_MAX_BYTES = 2 * 1024 * 1024

export const REFUND_PROOF_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type RefundProofType = (typeof REFUND_PROOF_TYPES)[number]
export type RefundProofViolation = 'REFUND_PROOF_TOO_LARGE' | 'REFUND_PROOF_UNREADABLE'

const JPEG_HEAD = [0xff, 0xd8, 0xff]
const JPEG_END = [0xff, 0xd9] as const
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
/** The type and the checksum of the last chunk, which is empty. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82] as const
const PDF_HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d]
const PDF_END = [0x25, 0x25, 0x45, 0x4f, 0x46] as const
/** Writers of PDF may add so much after its end. */
const PDF_END_WITHIN = 1024

const beginsWith = (bytes: Uint8Array, head: readonly number[], at = 0): boolean =>
  head.every((byte, index) => bytes[at + index] === byte)

const includes = (bytes: Uint8Array, part: readonly [number, ...number[]], from: number): boolean => {
  for (let at = bytes.indexOf(part[0], from); at !== -1; at = bytes.indexOf(part[0], at + 1))
    if (beginsWith(bytes, part, at)) return true
  return false
}

/** What a file is by its content, whatever its name says; undefined for anything but a JPEG, PNG or PDF. */
export const findRefundProofType = (bytes: Uint8Array): RefundProofType | undefined => {
  if (beginsWith(bytes, JPEG_HEAD) && includes(bytes, JPEG_END, JPEG_HEAD.length)) return 'image/jpeg'
  if (beginsWith(bytes, PNG_HEAD) && includes(bytes, PNG_END, PNG_HEAD.length)) return 'image/png'
  if (beginsWith(bytes, PDF_HEAD) && includes(bytes, PDF_END, Math.max(0, bytes.length - PDF_END_WITHIN)))
    return 'application/pdf'
  return undefined
}

/** Why a file is no proof, or undefined. */
export const checkRefundProof = (bytes: Uint8Array): RefundProofViolation | undefined => {
  if (bytes.length > REFUND_PROOF_MAX_BYTES) return 'REFUND_PROOF_TOO_LARGE'
  return findRefundProofType(bytes) === undefined ? 'REFUND_PROOF_UNREADABLE' : undefined
}
