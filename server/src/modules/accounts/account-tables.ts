/** A mailed code, kept for an hour so that its mails can be counted. */
export interface VerificationCodeRow {
  id: string
  /** Trimmed, in lower case. */
  email: string
  /** Of the address range that asked for it. */
  range_hash: string
  /** Keyed hash of address and code; the code itself is in the mail and nowhere else. */
  code_hash: string
  created_at: number
  expires_at: number
  /** Answers it has had. */
  tries: number
  /** What the right answer was given for; null while there is none. */
  spent_for: string | null
}

declare module '../../database/types' {
  interface Database {
    verification_codes: VerificationCodeRow
  }
}
