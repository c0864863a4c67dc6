import type { Mail } from '../../../../outbox/mailer'
import type { OutboxHandlers } from '../../../../outbox/outbox.repository'
import { runOutboxOnce } from '../../../../outbox/run-outbox'
import type { TestApp } from '../../../../testing/build-test-app'
import { accountMails } from '../account-mails'

/** Mails that the service has written, delivered on request. */
export const openMailbox = (site: TestApp) => {
  const letters: Mail[] = []
  const mails = accountMails(site.context, async (_id, letter) => {
    letters.push(letter)
  })
  const nothing = async () => {}
  const handlers = {
    'mail:order-paid': nothing,
    'mail:departure-changed': nothing,
    'mail:payment-refunded': nothing,
    'mail:refund-accepted': nothing,
    'mail:refund-request': nothing,
    'mail:service-delayed': nothing,
    'mail:service-disrupted': nothing,
    'mail:list-exported': nothing,
    ...mails,
  } as OutboxHandlers
  const deliver = async (): Promise<Mail[]> => {
    await runOutboxOnce(site.context, handlers)
    return letters
  }
  return {
    deliver,
    /** Has a code mailed and reads it, as the owner of the mailbox does. */
    codeFor: async (email: string): Promise<string> => {
      // Mails of one run are delivered side by side: an earlier one must not arrive last.
      const earlier = (await deliver()).length
      const { answer } = await site.call('web/query.web.verification.code', { email })
      if (answer.code !== 'SUCCESS') throw new Error(`no code was sent: ${answer.code}`)
      const subjects = (await deliver())
        .slice(earlier)
        .filter(({ to }) => to === email)
        .map(({ subject }) => subject)
      const code = subjects.findLast((subject) => /\d{6}/.test(subject))?.match(/\d{6}/)?.[0]
      if (code === undefined) throw new Error(`no letter to ${email}`)
      return code
    },
  }
}

export type Mailbox = ReturnType<typeof openMailbox>

/** An empty mailbox, on a service that has counted no wrong answers yet. */
export const emptyMailbox = async (site: TestApp): Promise<Mailbox> => {
  await site.db.deleteFrom('login_failures').execute()
  await site.db.deleteFrom('limit_counters').execute()
  await site.db.deleteFrom('mailbox_gaps').execute()
  await site.db.deleteFrom('mailbox_place_gaps').execute()
  await site.db.deleteFrom('verification_codes').execute()
  await site.db.deleteFrom('outbox').execute()
  return openMailbox(site)
}

let addresses = 0
/** An address without an account or a code. */
export const newAddress = (): string => {
  addresses += 1
  return `ming${addresses}@mail.test`
}

/** What the form of registering, or of a forgotten password, sends. */
export const mailboxBody = (email: string, code: string, password = 'secret1', captcha = '') => ({
  email,
  webUserid: email,
  passWord: password,
  verificationCode: code,
  code: captcha,
})

export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** An address may have a new code each minute. */
export const A_MINUTE_MS = 60_000
