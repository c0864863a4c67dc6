import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal } from '../../../runtime/errors'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { findOrCreateAccount } from '../wechat/find-or-create-account'
import { findMailboxWait } from './mailbox-gaps.repository'
import { sendCode } from './send-code'
import { otherCode } from './testing/mailbox.request'
import { type CodePurpose, getCode, spendCode } from './verification-code'
import { latestCode } from './verification-codes.repository'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const send = async (email: string) => {
  const { context, clock } = site
  const captcha = { action: 'register' as const, sid: undefined, answer: '', secret: context.config.secrets.codes }
  const command = { email, ip: '203.0.113.1', language: 'en' as const, now: clock.now(), captcha }
  return sendCode(context, command).then(
    () => 'SENT',
    (error: unknown) => (isRefusal(error) ? error.code : 'FAULT'),
  )
}
const clear = async () => {
  for (const table of ['verification_codes', 'mailbox_gaps', 'mailbox_place_gaps', 'limit_counters'] as const)
    await site.db.deleteFrom(table).execute()
}
const codeFor = async (email: string) => {
  await clear()
  expect(await send(email)).toBe('SENT')
  return getCode(site.context.config.secrets.codes, (await latestCode(site.db, email))?.id ?? '')
}
const checkCode = (email: string, code: string, purpose: CodePurpose = 'register') =>
  spendCode(site.db, { email, code, purpose, secret: site.context.config.secrets.codes, now: site.clock.now() })

const at = <Result>(times: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)))

describe('concurrent requests about mailed codes', () => {
  it('[D6.code.1] counts five of twenty concurrent answers to a code', async () => {
    const code = await codeFor('many@mail.test')
    await at(20, () => checkCode('many@mail.test', otherCode(code)))
    expect(await latestCode(site.db, 'many@mail.test')).toMatchObject({ tries: 5 })
    expect(await checkCode('many@mail.test', code)).toBe('wrong')
  })

  it('counts fewer than twenty of twenty concurrent answers when the guard is missing (negative control)', async () => {
    const code = await codeFor('control@mail.test')
    await at(20, async () => {
      const row = await latestCode(site.db, 'control@mail.test')
      await wait(5)
      await site.db
        .updateTable('verification_codes')
        .set({ tries: (row?.tries ?? 0) + 1 })
        .where('id', '=', row?.id ?? '')
        .execute()
    })
    expect((await latestCode(site.db, 'control@mail.test'))?.tries).not.toBe(20)
    expect(code).toMatch(/^\d{6}$/)
  })

  it('accepts a right code for one of two concurrent purposes', async () => {
    for (let round = 0; round < 10; round += 1) {
      const code = await codeFor('two@mail.test')
      const results = await Promise.all([checkCode('two@mail.test', code), checkCode('two@mail.test', code, 'reset')])
      expect(results.sort()).toEqual(['right', 'wrong'])
    }
  })

  it('sends one mail for ten concurrent requests', async () => {
    await clear()
    const answers = await at(10, () => send('burst@mail.test'))
    expect(answers.filter((answer) => answer === 'SENT')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'CODE_TOO_SOON')).toHaveLength(9)
  })

  it('holds the limit of an address range for many mailboxes together', async () => {
    await clear()
    expect(await send('first@mail.test')).toBe('SENT')
    // Thirty more are allowed, and no picture is required before the limit.
    const { codes } = site.context.config.limits
    await site.db
      .updateTable('limit_counters')
      .set({ count: codes.most.address - 30 })
      .execute()
    codes.picture = codes.most
    const answers = await at(36, (index) => send(`burst${index}@mail.test`))
    expect(answers.filter((answer) => answer === 'SENT')).toHaveLength(30)
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(6)
  })

  it('a turn that is checked before it is taken is taken by several requests (negative control)', async () => {
    await clear()
    const subject = 'mailbox:control'
    const turn = { subject, place: 'anywhere' }
    const now = site.clock.now()
    const turns = await at(10, async () => {
      if ((await findMailboxWait(site.db, turn, now)) > 0) return false
      await wait(20)
      await site.db
        .insertInto('mailbox_gaps')
        .values({ subject, mailed_at: now, mails: 1 })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet({ mailed_at: now }))
        .execute()
      return true
    })
    expect(turns.filter(Boolean).length).toBeGreaterThan(1)
  })
})

it('creates one account for concurrent first sign-ins through WeChat', async () => {
  const wechatUser = { openid: 'oSameMoment', nickname: 'Ming' }
  const accounts = await at(8, () => findOrCreateAccount(site.context, { wechatUser, now: site.clock.now() }))
  expect(new Set(accounts.map(({ id }) => id)).size).toBe(1)
  const storedAccounts = await site.db.selectFrom('accounts').select('id').where('nickname', '=', 'Ming').execute()
  expect(storedAccounts).toHaveLength(1)
})
