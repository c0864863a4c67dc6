import Fastify from 'fastify'
import { mailboxBody, openMailbox } from '../../modules/passenger/accounts/testing/mailbox.request'
import { issueToken } from '../../modules/passenger/sessions/session-token'
import { openSession } from '../../modules/passenger/sessions/sessions.repository'
import { findOrCreateAccount } from '../../modules/passenger/wechat/find-or-create-account'
import type { TestApp } from '../build-test-app'
import { type Attack, clearFailures } from './attack'

const SCRIPT = '<script>alert(1)</script>'
interface Answered {
  body: string
  headers: Record<string, unknown>
}

/** Whether a browser that opens this answer runs the script in it. */
const runs = ({ body, headers }: Answered): boolean => {
  const isPage = /html|svg|xml/.test(String(headers['content-type']))
  const isSniffed = headers['x-content-type-options'] !== 'nosniff'
  return body.includes(SCRIPT) && (isPage || isSniffed)
}

/** The control: a page that shows the name as careless code does. */
const carelessPage = async (name: string): Promise<Answered> => {
  const app = Fastify()
  app.get('/', (_request, reply) => reply.type('text/html').send(`<h1>${name}</h1>`))
  const { body, headers } = await app.inject('/')
  await app.close()
  return { body, headers }
}

const answersWithTheName = async (site: TestApp): Promise<Answered[]> => {
  const { db, clock, context, app } = site
  const account = await findOrCreateAccount(
    { db },
    { wechatUser: { openid: 'oScript', nickname: SCRIPT }, now: clock.now() },
  )
  const { sessionId } = await openSession(db, account.id, clock.now(), true)
  const authorization = await issueToken(
    { accountId: account.id, sessionId },
    context.config.secrets.tokens,
    clock.now(),
  )
  const calls = ['wx/query.wx.user.information', 'wx/query.wx.user.data']
  const headers = { authorization, accept: 'text/html' }
  const answers = calls.map((path) => app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: {} }))
  const shown = await Promise.all(answers)
  if (!shown.every(({ body }) => body.includes('alert(1)'))) throw new Error('the name is not shown: nothing is proven')
  return shown.map(({ body, headers }) => ({ body, headers }))
}

export const STORE_SCRIPT: Attack[] = [
  {
    name: 'stores a script in the name they have in WeChat',
    succeeds: async (site, guard) =>
      guard ? (await answersWithTheName(site)).some(runs) : runs(await carelessPage(SCRIPT)),
  },
  {
    name: 'registers with an address that is a script',
    succeeds: async (site, guard) => {
      await clearFailures(site)
      const email = guard ? '<script>@mail.test' : 'script@mail.test'
      const code = guard ? '123456' : await openMailbox(site).codeFor(email)
      return (await site.call('wx/wx.user.register', mailboxBody(email, code))).answer.code === 'SUCCESS'
    },
  },
]
