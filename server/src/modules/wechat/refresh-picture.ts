import { createHash } from 'node:crypto'
import type { AppContext } from '../../context'
import { transaction } from '../../database/transaction'
import type { AccountRow } from '../../database/types'
import { setAvatar } from '../sessions'
import { fetchPicture } from './fetch-picture'
import { savePicture } from './wechat.repository'
import type { WechatSettings } from './wechat-settings'

/** Signing in does not wait longer for a picture. */
const WAIT_MS = 2000

/** Copies the passenger's current WeChat picture; without one, the picture from before stays. */
export const refreshPicture = async (
  { db }: AppContext,
  settings: WechatSettings,
  { account, pictureUrl }: { account: AccountRow; pictureUrl: string },
): Promise<AccountRow> => {
  const picture = await fetchPicture(pictureUrl, { origins: settings.pictureOrigins, timeoutMs: WAIT_MS })
  if (!picture) return account
  const fingerprint = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 12)
  const avatar_url = `/api/avatar/${account.id}?v=${fingerprint}`
  if (avatar_url === account.avatar_url) return account
  const content = { content_type: picture.contentType, content: picture.bytes.toString('base64') }
  await transaction(db, async (trx) => {
    await savePicture(trx, { account_id: account.id, ...content })
    await setAvatar(trx, account.id, avatar_url)
  })
  return { ...account, avatar_url }
}
