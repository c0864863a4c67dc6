import type { Kysely } from 'kysely'
import type { Database } from '../../../database/types'

/** A partner's machine that calls with an account of its own. */
export interface PartnerAccountRow {
  app_id: string
  /** PEM of the Ed25519 key its calls are signed with; the private half is the partner's alone. */
  public_key: string
  /** Paths it may call, joined by commas. */
  calls: string
  revoked_at: number | null
}

declare module '../../../database/types' {
  interface Database {
    partner_accounts: PartnerAccountRow
    partner_calls: { call_hash: string; expires_at: number }
  }
}

/** The account with this app id, unless it was revoked. */
export const findPartnerAccount = (db: Kysely<Database>, appId: string): Promise<PartnerAccountRow | undefined> =>
  db
    .selectFrom('partner_accounts')
    .selectAll()
    .where('app_id', '=', appId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Whether this call is served for the first time; of several concurrent copies one is. */
export const takePartnerCall = async (
  db: Kysely<Database>,
  { callHash, expiresAt }: { callHash: string; expiresAt: number },
): Promise<boolean> => {
  const taken = await db
    .insertInto('partner_calls')
    .values({ call_hash: callHash, expires_at: Math.ceil(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n
}
