import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { transaction } from '../../../database/transaction'
import type { AccountRow, Database } from '../../../database/types'
import { savePayer } from '../../money/payments'
import { lockAccounts, setAvatar } from '../sessions'
import type { Picture } from './fetch-picture'
import { isIdentityOf, savePicture } from './wechat.repository'

/**
 * Stores WeChat's data of a user with their account: the payer of its wallet, and the picture; without one, the earlier
 * picture stays. Answers the account as it is then; undefined when it is not theirs any more, because a join was made
 * or undone meanwhile.
 */
export const storeWechatUser = (
  db: Kysely<Database>,
  { account, openid, picture }: { account: AccountRow; openid: string; picture: Picture | undefined },
): Promise<AccountRow | undefined> =>
  transaction(db, async (trx) => {
    await lockAccounts(trx, [account.id])
    if (!(await isIdentityOf(trx, { openid, account_id: account.id }))) return undefined
    // WeChat's wallet identifies the payer by the same id.
    await savePayer(trx, { account_id: account.id, provider: 'wxpay', payer: openid })
    if (!picture) return account
    const fingerprint = createHash('sha256').update(picture.bytes).digest('hex').slice(0, 12)
    const avatar_url = `/api/avatar/${account.id}?v=${fingerprint}`
    if (avatar_url === account.avatar_url) return account
    const content = { content_type: picture.contentType, content: picture.bytes.toString('base64') }
    await savePicture(trx, { account_id: account.id, ...content })
    await setAvatar(trx, account.id, avatar_url)
    return { ...account, avatar_url }
  })
