import type { Kysely } from 'kysely'
import { transaction } from '../../../../database/transaction'
import type { Database } from '../../../../database/types'
import type { Sealer } from '../../../../sealing'
import { factorOwner } from './enrol'
import { listOutdatedFactors, updateFactor } from './second-factor.repository'

/** Seals secrets of second factors anew that an older key sealed. Throws `SealFault` where that key is gone. */
export const resealFactors = (db: Kysely<Database>, sealer: Sealer): Promise<void> =>
  transaction(db, async (trx) => {
    for (const { account_id: id, secret_sealed } of await listOutdatedFactors(trx, sealer.outdated)) {
      const secret = sealer.open(secret_sealed, factorOwner(id))
      await updateFactor(trx, id, { secret_sealed: sealer.seal(secret, factorOwner(id)) })
    }
  })
