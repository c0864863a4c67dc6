import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { AuditHeadRow, AuditRow, AuditSealRow } from './audit-tables'

/** Previous hash of the first entry. */
export const NO_HASH = '0'.repeat(64)

/** SHA-256 over every field of an entry and the hash before it, as hexadecimal. */
export const hashEntry = (row: Omit<AuditRow, 'hash'>): string => {
  const { entry, at, account_id, role, action, object_kind, object_id } = row
  const { outcome, refusal, before, after, request_id, previous_hash } = row
  const what = [
    entry,
    at,
    account_id,
    role,
    action,
    object_kind,
    object_id,
    outcome,
    refusal,
    before,
    after,
    request_id,
  ]
  return createHash('sha256')
    .update(JSON.stringify([previous_hash, ...what]))
    .digest('hex')
}

/** Where a chain is broken: the first entry that was changed or is missing. */
export interface ChainBreak {
  entry: number
  kind: 'missing' | 'changed' | 'reordered' | 'added' | 'resealed'
}

/**
 * Follows a chain entry by entry, in their order. `read` is called for each; returns the first break, or undefined so
 * far.
 */
export const followChain = () => {
  let hash = NO_HASH
  let next = 1
  return {
    read: (row: AuditRow): ChainBreak | undefined => {
      if (row.entry !== next) return { entry: next, kind: 'missing' }
      // The place has the content of another entry, whole.
      if (row.previous_hash !== hash) return { entry: next, kind: 'reordered' }
      if (row.hash !== hashEntry(row)) return { entry: next, kind: 'changed' }
      hash = row.hash
      next += 1
      return undefined
    },
    /** Entries that were read whole, and the hash of the last one. */
    end: () => ({ entries: next - 1, hash }),
  }
}

/** Compares the end of the chain with its head; undefined where they agree. */
export const checkHead = (end: { entries: number; hash: string }, head: AuditHeadRow): ChainBreak | undefined => {
  if (end.entries < head.entries) return { entry: end.entries + 1, kind: 'missing' }
  if (end.entries > head.entries) return { entry: head.entries + 1, kind: 'added' }
  return end.hash === head.hash ? undefined : { entry: head.entries, kind: 'changed' }
}

type Sealed = Omit<AuditSealRow, 'signature'>
const sealedText = ({ day, entries, hash, sealed_at }: Sealed): Buffer =>
  Buffer.from(JSON.stringify(['audit', day, entries, hash, sealed_at]))

export const signSeal = (seal: Sealed, key: KeyObject): AuditSealRow => ({
  ...seal,
  signature: sign(null, sealedText(seal), key).toString('base64url'),
})

/** Whether a seal was signed by this key, or by the key that this public one belongs to. */
export const isSealGenuine = (seal: AuditSealRow, key: KeyObject): boolean =>
  verify(
    null,
    sealedText(seal),
    key.type === 'private' ? createPublicKey(key) : key,
    Buffer.from(seal.signature, 'base64url'),
  )
