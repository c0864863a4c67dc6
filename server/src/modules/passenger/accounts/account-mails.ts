import { CODE_LASTS_SECONDS, type Language } from '@shuttle/domain'
import { serviceTexts } from '../../../i18n'
import type { Mailer } from '../../../outbox/mailer'
import type { OutboxHandlers } from '../../../outbox/outbox.repository'
import type { AppContext } from '../../../runtime/context'
import { mailText } from '../mails'
import { findEmail } from '../sessions'
import { getMailedCode } from './verification-code'
import { findCode } from './verification-codes.repository'
import { writeMoment, writeUndo } from './write-undo'

type AccountMails = Pick<
  OutboxHandlers,
  | 'mail:verification-code'
  | 'mail:password-changed'
  | 'mail:email-bound'
  | 'mail:accounts-joined'
  | 'mail:join-undone'
  | 'mail:data-exported'
  | 'mail:staff-access'
  | 'mail:account-deleted'
>

type Notice =
  | 'emailBound'
  | 'accountsJoined'
  | 'joinUndone'
  | 'dataExported'
  | 'accountDeleted'
  | (typeof STAFF_NOTICES)[keyof typeof STAFF_NOTICES]

const STAFF_NOTICES = {
  code: 'enrolmentCodeIssued',
  enrolled: 'factorSetUp',
  reset: 'factorReset',
  role: 'roleChanged',
} as const

/** The help page is for passengers. */
const isOfStaff = (notice: Notice): boolean => Object.values<Notice>(STAFF_NOTICES).includes(notice)

/** A mail that reports a change of the account, and what to do when its owner did not make it. */
const writeNotice = (
  context: AppContext,
  { language, notice, undo = [] }: { language: Language; notice: Notice; undo?: string[] },
): { subject: string; text: string } => {
  const t = serviceTexts(language)
  const lines = [t('mail.greeting'), '', t(`mail.${notice}.happened`), ...undo, t(`mail.${notice}.notYou`)]
  return {
    subject: t(`mail.${notice}.subject`),
    text: isOfStaff(notice) ? lines.join('\n') : mailText(context, language, lines),
  }
}

/** Handlers of the mails about accounts. A code is computed when its mail is written, and is in the mail only. */
export const accountMails = (context: AppContext, send: Mailer): AccountMails => {
  const { db, clock, config } = context
  const sendNotice = async (
    { accountId, language }: { accountId: string; language: Language },
    { id, ...about }: { id: string; notice: Notice; undo?: string[] },
  ): Promise<void> => {
    const to = await findEmail(db, accountId)
    if (to !== undefined) await send(id, { to, ...writeNotice(context, { language, ...about }), at: clock.now() })
  }
  return {
    'mail:verification-code': async ({ codeId, language }, { id }) => {
      const now = clock.now()
      const row = await findCode(db, codeId)
      // The code expired before it could be mailed: sending it would only confuse it with the next one.
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
      await send(id, { to: row.email, subject, text: mailText(context, language, lines), at: now })
    },
    'mail:password-changed': async ({ accountId, language }, { id }) => {
      const now = clock.now()
      const to = await findEmail(db, accountId)
      const at = writeMoment(now)
      const t = serviceTexts(language)
      const subject = t('mail.passwordChanged.subject')
      const lines = [
        t('mail.greeting'),
        '',
        t('mail.passwordChanged.changed', { at }),
        t('mail.passwordChanged.notYou'),
      ]
      if (to !== undefined) await send(id, { to, subject, text: mailText(context, language, lines), at: now })
    },
    'mail:email-bound': (about, { id }) => sendNotice(about, { id, notice: 'emailBound' }),
    'mail:accounts-joined': async (about, { id }) =>
      sendNotice(about, { id, notice: 'accountsJoined', undo: await writeUndo(context, about) }),
    'mail:join-undone': (about, { id }) => sendNotice(about, { id, notice: 'joinUndone' }),
    'mail:data-exported': (about, { id }) => sendNotice(about, { id, notice: 'dataExported' }),
    'mail:staff-access': (about, { id }) => sendNotice(about, { id, notice: STAFF_NOTICES[about.change] }),
    'mail:account-deleted': async ({ email, language, hasUndoneJoin }, { id }) => {
      const undone = hasUndoneJoin === true ? [serviceTexts(language)('mail.accountDeleted.joinUndone')] : []
      const about = { language, notice: 'accountDeleted', undo: undone } as const
      await send(id, { to: email, ...writeNotice(context, about), at: clock.now() })
    },
  }
}
