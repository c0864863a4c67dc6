/** An action of staff. Rows are only ever added: the database refuses to change or delete one. */
export interface AuditRow {
  /** Position in the chain, from 1 without a gap. */
  entry: number
  at: number
  account_id: string
  role: string
  action: string
  object_kind: string
  object_id: string
  outcome: 'done' | 'refused'
  /** Code of the refusal; empty for an action that was done. */
  refusal: string
  /** JSON texts, empty where there is nothing to record. */
  before: string
  after: string
  request_id: string
  /** Hash of the entry before; of the first one 64 zeros. */
  previous_hash: string
  hash: string
}

/** The end of the chain; one row, whose lock orders concurrent appends. */
export interface AuditHeadRow {
  id: 1
  entries: number
  hash: string
}

/** The end of the chain as it was signed on a day of business time. */
export interface AuditSealRow {
  day: string
  entries: number
  hash: string
  sealed_at: number
  /** Ed25519 in base64url over the other fields. */
  signature: string
}

declare module '../../../database/types' {
  interface Database {
    audit_entries: AuditRow
    audit_head: AuditHeadRow
    audit_seals: AuditSealRow
  }
}
