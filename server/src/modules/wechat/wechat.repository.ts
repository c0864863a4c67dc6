import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/types'

type Db = Kysely<Database>

/** Time to confirm in WeChat. */
export const STATE_LASTS_SECONDS = 10 * 60

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

/** Letters and digits only, 128 at most: what WeChat hands back unchanged. */
export const createSecret = (): string => randomBytes(32).toString('hex')

/** Begins a sign-in; answers its state. */
export const saveState = async (
  db: Db,
  begun: { browser: string; successPath: string; now: Instant },
): Promise<string> => {
  const state = createSecret()
  await db
    .insertInto('wechat_states')
    .values({
      state_hash: hashText(state),
      browser_hash: hashText(begun.browser),
      success_path: begun.successPath,
      expires_at: begun.now + STATE_LASTS_SECONDS * 1000,
    })
    .execute()
  return state
}

/** Spends a state, whoever brings it; undefined when it is unknown, over, used, or another browser's. */
export const spendState = async (
  db: Db,
  returned: { state: string; browser: string | undefined; now: Instant },
): Promise<{ successPath: string } | undefined> => {
  const row = await db
    .deleteFrom('wechat_states')
    .where('state_hash', '=', hashText(returned.state))
    .returningAll()
    .executeTakeFirst()
  if (!row || row.expires_at <= returned.now) return undefined
  if (returned.browser === undefined || row.browser_hash !== hashText(returned.browser)) return undefined
  return { successPath: row.success_path }
}

export const deleteExpiredStates = async (db: Db, now: Instant): Promise<void> => {
  await db.deleteFrom('wechat_states').where('expires_at', '<=', now).execute()
}
