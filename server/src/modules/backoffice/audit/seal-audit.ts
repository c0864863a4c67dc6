import type { KeyObject } from 'node:crypto'
import { civilDateAt, type Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'
import { findHead, hasSeal, insertSeal } from './audit.repository'
import { signSeal } from './audit-chain'

/**
 * Signs the end of the chain, once a day of business time: rewritten entries cannot be signed without the key. Returns
 * whether it did.
 */
export const sealAudit = async (db: Kysely<Database>, key: KeyObject, now: Instant): Promise<boolean> => {
  const day = civilDateAt(now)
  if (await hasSeal(db, day)) return false
  const { entries, hash } = await findHead(db)
  return insertSeal(db, signSeal({ day, entries, hash, sealed_at: now }, key))
}
