import { mailboxBody, openMailbox } from '../../modules/passenger/accounts/testing/mailbox.request'
import { issueToken } from '../../modules/passenger/sessions/session-token'
import { openSession } from '../../modules/passenger/sessions/sessions.repository'
import type { TestApp } from '../build-test-app'
import { credentials } from '../credentials.request'
import { quoteBody } from '../trip-body.request'
import type { Attack } from './attack'

const LEVEL_9 = { level: 9, userLevel: 9, memberLevel: '9' }

/** The price of a ticket that was for members only in those days; level 0 is refused. */
const isSold = async (site: TestApp, authorization: string, extra: object): Promise<boolean> => {
  const before = site.clock.now()
  site.clock.set(Date.parse('2023-02-10T10:00:00+08:00'))
  const body = { ...quoteBody({ date: '2023-02-12', line: 'HKGMAC' }), ...extra }
  const headers = { authorization, cookie: 'level=9; signed_in=1', 'x-level': '9' }
  const { answer } = await site.call('ticket/buy.ticket', body, headers)
  site.clock.set(before)
  if (!['SUCCESS', 'MEMBERS_ONLY_FARE'].includes(answer.code)) throw new Error(`not about levels: ${answer.code}`)
  return answer.code === 'SUCCESS'
}

/** A session of level 0, opened when those tickets were sold. */
const openLevelZeroSession = async (site: TestApp) => {
  const { accountId } = await site.member(0)
  const at = Date.parse('2023-02-10T10:00:00+08:00')
  const { sessionId } = await openSession(site.db, accountId, at)
  return { accountId, token: await issueToken({ accountId, sessionId }, site.context.config.secrets.tokens, at) }
}
const raise = (site: TestApp, accountId: string) =>
  site.db.updateTable('accounts').set({ level: 1 }).where('id', '=', accountId).execute()

export const RAISE_LEVEL: Attack[] = [
  {
    name: 'changes their level in the browser: in body, cookie and header',
    succeeds: async (site, guard) => {
      const { accountId, token } = await openLevelZeroSession(site)
      // The control: the only level that counts is the account's.
      if (!guard) await raise(site, accountId)
      return isSold(site, token, LEVEL_9)
    },
  },
  {
    name: 'sends their level when they register and sign in',
    succeeds: async (site, guard) => {
      const email = guard ? 'climber@mail.test' : 'raised@mail.test'
      const body = mailboxBody(email, await openMailbox(site).codeFor(email))
      await site.call('wx/wx.user.register', { ...body, ...LEVEL_9 })
      if (!guard) await site.db.updateTable('accounts').set({ level: 9 }).where('email', '=', email).execute()
      const { answer } = await site.call('login', { ...credentials({ email, password: body.passWord }), ...LEVEL_9 })
      if (answer.code !== 'SUCCESS') throw new Error(`not signed in: ${answer.code}`)
      return answer.responseData.level > 1
    },
  },
]
