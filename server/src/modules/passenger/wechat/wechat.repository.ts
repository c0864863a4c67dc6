import { createHash, randomBytes } from 'node:crypto'
import type { Instant } from '@shuttle/domain'
import type { Kysely } from 'kysely'
import type { AccountRow, Database } from '../../../database/types'
import { findAccount } from '../sessions'

/** A sign-in through WeChat that was begun and not ended. Both hashes are SHA-256. */
export interface WechatStateRow {
  state_hash: string
  /** Of the cookie of the browser that began it. */
  browser_hash: string
  /** The page to open afterwards; a path below the base. */
  success_path: string
  expires_at: number
}

/** The WeChat user of an account. */
export interface WechatIdentityRow {
  /** WeChat's id of a user for this site. */
  openid: string
  account_id: string
  created_at: number
}

/** A member's WeChat picture, fetched once: our pages load no image of another site. */
export interface AccountPictureRow {
  account_id: string
  content_type: string
  /** Base64. */
  content: string
}

declare module '../../../database/types' {
  interface Database {
    wechat_states: WechatStateRow
    wechat_identities: WechatIdentityRow
    account_pictures: AccountPictureRow
  }
}

type Db = Kysely<Database>

/** Letters and digits only, 128 at most: a form that WeChat returns unchanged. */
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

/** Spends a state; undefined when it is unknown, over, used, or another browser's. */
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

export const findIdentity = (db: Db, accountId: string): Promise<WechatIdentityRow | undefined> =>
  db.selectFrom('wechat_identities').selectAll().where('account_id', '=', accountId).executeTakeFirst()

/**
 * Whether a WeChat user signs in to this account. Locked rows of the account prevent a change: joins and their
 * reversals lock them too.
 */
export const isIdentityOf = async (db: Db, { openid, account_id }: Omit<WechatIdentityRow, 'created_at'>) =>
  (await findIdentity(db, account_id))?.openid === openid

export const findAccountByOpenid = async (db: Db, openid: string): Promise<AccountRow | undefined> => {
  const identity = await db.selectFrom('wechat_identities').selectAll().where('openid', '=', openid).executeTakeFirst()
  return identity && findAccount(db, identity.account_id)
}

/** Links an account to a WeChat user; false when another request linked that user first. */
export const addIdentity = async (db: Db, identity: WechatIdentityRow): Promise<boolean> => {
  const linked = await db
    .insertInto('wechat_identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst()
  return linked !== undefined
}

export const findPicture = (db: Db, accountId: string): Promise<AccountPictureRow | undefined> =>
  db.selectFrom('account_pictures').selectAll().where('account_id', '=', accountId).executeTakeFirst()

export const savePicture = async (db: Db, picture: AccountPictureRow): Promise<void> => {
  const { content_type, content } = picture
  await db
    .insertInto('account_pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ content_type, content }))
    .execute()
}

export const deletePicture = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('account_pictures').where('account_id', '=', accountId).execute()
}

/** Deletes the data that the service has from WeChat about an account. */
export const deleteWechatData = async (db: Db, accountId: string): Promise<void> => {
  await deletePicture(db, accountId)
  await db.deleteFrom('wechat_identities').where('account_id', '=', accountId).execute()
}

/** Moves the WeChat user of one account to another. */
export const moveIdentity = async (db: Db, from: string, into: string): Promise<void> => {
  await db.updateTable('wechat_identities').set({ account_id: into }).where('account_id', '=', from).execute()
}

export const movePicture = async (db: Db, from: string, into: string): Promise<void> => {
  await db.updateTable('account_pictures').set({ account_id: into }).where('account_id', '=', from).execute()
}
