import { CODE_LASTS_SECONDS, civilDateAt, civilTimeAt, type Language } from '@shuttle/domain'
import type { AppContext } from '../../context'
import { serviceTexts } from '../../i18n'
import type { Mailer } from '../../outbox/mailer'
import type { OutboxHandlers } from '../../outbox/outbox.repository'
import { findEmail } from '../sessions'
import { getMailedCode } from './verification-code'
import { findCode } from './verification-codes.repository'

type AccountMails = Pick<
  OutboxHandlers,
  | 'mail:verification-code'
  | 'mail:password-changed'
  | 'mail:email-bound'
  | 'mail:accounts-joined'
  | 'mail:account-deleted'
>

/** A mail that says what happened to the account, and what to do when its owner did not do it. */
const writeNotice = (
  language: Language,
  notice: 'emailBound' | 'accountsJoined' | 'accountDeleted',
): { subject: string; text: string } => {
  const t = serviceTexts(language)
  const lines = [t('mail.greeting'), '', t(`mail.${notice}.happened`), t(`mail.${notice}.notYou`)]
  return { subject: t(`mail.${notice}.subject`), text: lines.join('\n') }
}

/** Handlers of the mails about accounts. A code is computed when its mail is written, and stands in the mail only. */
export const accountMails = ({ db, clock, config }: AppContext, send: Mailer): AccountMails => ({
  'mail:verification-code': async ({ codeId, language }, { id }) => {
    const now = clock.now()
    const row = await findCode(db, codeId)
    // Over before it could be mailed: it would only be in the way of the next one.
    if (!row || row.expires_at <= now) return
    const code = getMailedCode(config.secrets.codes, row)
    const t = serviceTexts(language)
    const subject = t('mail.verificationCode.subject', { code })
    const lines = [
      t('mail.greeting'),
      '',
      t('mail.verificationCode.code', { code, minutes: CODE_LASTS_SECONDS / 60 }),
      '',
      t('mail.verificationCode.secret'),
      t('mail.verificationCode.notYou'),
    ]
    await send(id, { to: row.email, subject, text: lines.join('\n'), at: now })
  },
  'mail:password-changed': async ({ accountId, language }, { id }) => {
    const now = clock.now()
    const to = await findEmail(db, accountId)
    const at = `${civilDateAt(now)} ${civilTimeAt(now).slice(0, 5)}`
    const t = serviceTexts(language)
    const subject = t('mail.passwordChanged.subject')
    const lines = [t('mail.greeting'), '', t('mail.passwordChanged.changed', { at }), t('mail.passwordChanged.notYou')]
    if (to !== undefined) await send(id, { to, subject, text: lines.join('\n'), at: now })
  },
  'mail:email-bound': async ({ accountId, language }, { id }) => {
    const to = await findEmail(db, accountId)
    if (to !== undefined) await send(id, { to, ...writeNotice(language, 'emailBound'), at: clock.now() })
  },
  'mail:accounts-joined': async ({ accountId, language }, { id }) => {
    const to = await findEmail(db, accountId)
    if (to !== undefined) await send(id, { to, ...writeNotice(language, 'accountsJoined'), at: clock.now() })
  },
  'mail:account-deleted': async ({ email, language }, { id }) =>
    send(id, { to: email, ...writeNotice(language, 'accountDeleted'), at: clock.now() }),
})
