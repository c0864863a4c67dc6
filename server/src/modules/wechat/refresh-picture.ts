import { createHash } from 'node:crypto'
import type { AppContext } from '../../context'
import { transaction } from '../../database/transaction'
import type { AccountRow } from '../../database/types'
import { fetchPicture } from './fetch-picture'
import type { WechatSettings } from './wechat-settings'

/** Signing in does not wait longer for a picture. */
const WAIT_MS = 2000

/** Takes over the picture somebody has in WeChat now; where none can be had, the one before stays. */
export const refreshPicture = async (
  { db }: AppContext,
  settings: WechatSettings,
  { account, pictureUrl }: { account: AccountRow; pictureUrl: string },
): Promise<AccountRow> => {
  const picture = await fetchPicture(pictureUrl, { origins: settings.pictureOrigins, timeoutMs: WAIT_MS })
  if (!picture) return account
  const edition = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 12)
  const avatar_url = `/api/avatar/${account.id}?v=${edition}`
  if (avatar_url === account.avatar_url) return account
  const kept = { content_type: picture.contentType, content: picture.bytes.toString('base64') }
  await transaction(db, async (trx) => {
    await trx
      .insertInto('account_pictures')
      .values({ account_id: account.id, ...kept })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(kept))
      .execute()
    await trx.updateTable('accounts').set({ avatar_url }).where('id', '=', account.id).execute()
  })
  return { ...account, avatar_url }
}
