import { CODE_LASTS_SECONDS, civilDateAt, civilTimeAt } from '@shuttle/domain'
import type { AppContext } from '../../context'
import type { Mailer } from '../../outbox/mail/mailer'
import type { OutboxHandlers } from '../../outbox/outbox-message'
import { findEmail } from '../mails/recipient'
import { ACCOUNT_MAIL_TEXTS } from './account-mail-texts'
import { getCode } from './code-of'

type AccountMails = Pick<OutboxHandlers, 'mail:verification-code' | 'mail:password-changed'>

/** Handlers of the mails about accounts. A code is made when its mail is written, and is in the mail only. */
export const accountMails = ({ db, clock, config }: AppContext, send: Mailer): AccountMails => ({
  'mail:verification-code': async ({ codeId, language }, { id }) => {
    const now = clock.now()
    const row = await db.selectFrom('verification_codes').selectAll().where('id', '=', codeId).executeTakeFirst()
    // Over before it could be mailed: it would only be in the way of the next one.
    if (!row || row.expires_at <= now) return
    const code = getCode(config.sessionSecret, codeId)
    const { subject, lines } = ACCOUNT_MAIL_TEXTS[language].verificationCode(code, CODE_LASTS_SECONDS / 60)
    await send(id, { to: row.email, subject, text: lines.join('\n'), at: now })
  },
  'mail:password-changed': async ({ accountId, language }, { id }) => {
    const now = clock.now()
    const to = await findEmail(db, accountId)
    const at = `${civilDateAt(now)} ${civilTimeAt(now).slice(0, 5)}`
    const { subject, lines } = ACCOUNT_MAIL_TEXTS[language].passwordChanged(at)
    if (to !== undefined) await send(id, { to, subject, text: lines.join('\n'), at: now })
  },
})
