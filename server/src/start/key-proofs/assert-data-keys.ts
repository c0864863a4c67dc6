import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'
import { KeyFault, type Sealer } from '../../sealing'
import { listSealedSamples } from './sealed-samples.repository'

const opens = (sealer: Sealer, { sealed, owner }: { sealed: string; owner: string }): boolean => {
  try {
    sealer.open(sealed, owner)
    return true
  } catch {
    return false
  }
}

/**
 * Throws {@link KeyFault} for a key that opens nothing of what is stored under its name, and where stored data names a
 * missing key.
 */
export const assertDataKeys = async (db: Kysely<Database>, sealer: Sealer): Promise<void> => {
  for (const { id, beginning } of sealer.keys) {
    const samples = await listSealedSamples(db, [beginning])
    if (samples.length > 0 && !samples.some((sample) => opens(sealer, sample)))
      throw new KeyFault(`DATA_KEY: the key ${id} is not the one that documents are sealed under: set the right one.`)
  }
  const beginnings = sealer.keys.map(({ beginning }) => beginning)
  const [foreign] = await listSealedSamples(db, beginnings, { others: true })
  if (foreign)
    throw new KeyFault(
      `DATA_KEY: the key ${foreign.sealed.split('.')[1]} is missing, under which documents are sealed: add it behind the others.`,
    )
}
