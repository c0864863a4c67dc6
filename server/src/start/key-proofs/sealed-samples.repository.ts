import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/types'
import { factorOwner } from '../../modules/backoffice/staff'
import { documentOwner } from '../../modules/passenger/orders'

/** A stored text and the row that it was sealed for. */
export interface SealedSample {
  sealed: string
  owner: string
}

/** More than one row: a single damaged one does not prove a wrong key. */
const SAMPLES = 5

/** Stored documents and second factors with this beginning; `others` finds texts with none of these beginnings. */
export const listSealedSamples = async (
  db: Kysely<Database>,
  beginnings: readonly string[],
  { others = false }: { others?: boolean } = {},
): Promise<SealedSample[]> => {
  const begins = (column: string) => {
    const any = sql.join(
      beginnings.map((beginning) => sql`${sql.ref(column)} like ${`${beginning}%`}`),
      sql` or `,
    )
    return others ? sql<boolean>`not (${any})` : sql<boolean>`(${any})`
  }
  const passengers = await db
    .selectFrom('order_passengers')
    .select(['order_no', 'position', 'id_sealed'])
    .where('id_sealed', '<>', '')
    .where(begins('id_sealed'))
    .limit(SAMPLES)
    .execute()
  const factors = await db
    .selectFrom('staff_factors')
    .select(['account_id', 'secret_sealed'])
    .where(begins('secret_sealed'))
    .limit(SAMPLES)
    .execute()
  return [
    ...passengers.map((passenger) => ({ sealed: passenger.id_sealed, owner: documentOwner(passenger) })),
    ...factors.map((factor) => ({ sealed: factor.secret_sealed, owner: factorOwner(factor.account_id) })),
  ]
}
