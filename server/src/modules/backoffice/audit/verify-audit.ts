import type { KeyObject } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../database/types'
import { findHead, listEntriesAfter, listSeals } from './audit.repository'
import { type ChainBreak, checkHead, followChain, isSealGenuine } from './audit-chain'
import type { AuditSealRow } from './audit-tables'

const BATCH = 1000

export interface AuditReport {
  entries: number
  seals: number
  /** The first break; undefined where every entry is what was written. */
  broken: ChainBreak | undefined
}

const verifyAsOfNow = async (trx: Transaction<Database>, key: KeyObject): Promise<AuditReport> => {
  const head = await findHead(trx)
  const seals = await listSeals(trx)
  const forged = seals.find((seal) => !isSealGenuine(seal, key))
  const sealOf = new Map<number, AuditSealRow>(seals.map((seal) => [seal.entries, seal]))
  const chain = followChain()
  const report = (broken: ChainBreak | undefined): AuditReport => ({
    entries: chain.end().entries,
    seals: seals.length,
    broken,
  })
  for (;;) {
    const rows = await listEntriesAfter(trx, chain.end().entries, BATCH)
    for (const row of rows) {
      const broken = chain.read(row)
      if (broken) return report(broken)
      const seal = sealOf.get(row.entry)
      // Everything up to here was written anew, with hashes that fit each other.
      if (seal && seal.hash !== row.hash) return report({ entry: row.entry, kind: 'resealed' })
    }
    if (rows.length < BATCH) break
  }
  const end = chain.end()
  const last = seals.at(-1)
  if (last && last.entries > end.entries) return report({ entry: end.entries + 1, kind: 'missing' })
  return report(checkHead(end, head) ?? (forged && { entry: forged.entries, kind: 'resealed' }))
}

/**
 * Reads the whole chain, in batches, and compares it with its head and with the signed seals of every day. All of it is
 * read as of one moment, so that concurrent actions of staff are not taken for a break.
 */
export const verifyAudit = (db: Kysely<Database>, key: KeyObject): Promise<AuditReport> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => verifyAsOfNow(trx, key))
