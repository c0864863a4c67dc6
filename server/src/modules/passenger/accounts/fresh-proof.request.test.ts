import { PROOF_LASTS_MS } from '@shuttle/domain'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app'
import { credentials } from '../../../testing/credentials.request'
import { FAILURES_ALLOWED } from '../sessions'
import { emptyMailbox, type Mailbox, mailboxBody, newAddress } from './testing/mailbox.request'
import { createWechatUser } from './testing/wechat-user.request'

const EMAIL = 'level1@demo.test'
const PASSWORD = 'demo1234'
let site: TestApp
let mailbox: Mailbox
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(async () => {
  mailbox = await emptyMailbox(site)
})

/** A device on which the demo's member signed in by the password. */
const aDevice = async () => {
  const { answer } = await site.call('login', credentials())
  const call = async (path: string, body: object = {}) =>
    (await site.call(path, body, { authorization: answer.jwt })).answer
  return { call, prove: async (passWord: string) => (await call('wx/wx.user.prove', { passWord })).code as string }
}
const exportOf = async ({
  call,
}: {
  call: (path: string) => Promise<{ code?: string; answer?: { code: string } }>
}) => {
  const sent = await call('wx/query.wx.user.data')
  return sent.answer?.code ?? sent.code
}

describe('[D6.proof.1] calls that cannot be undone need a fresh proof', () => {
  it('needs the password again, also of a member who signed in with it a moment ago', async () => {
    const device = await aDevice()
    expect(await exportOf(device)).toBe('PROOF_NEEDED')
    expect(await device.prove(PASSWORD)).toBe('SUCCESS')
    expect(await exportOf(device)).toBe('SUCCESS')
  })

  it('accepts a proof for five minutes and no longer', async () => {
    const device = await aDevice()
    await device.prove(PASSWORD)
    site.clock.advance(PROOF_LASTS_MS)
    expect(await exportOf(device)).toBe('SUCCESS')
    site.clock.advance(1)
    expect(await exportOf(device)).toBe('PROOF_NEEDED')
  })

  it('accepts a proof in its own session only', async () => {
    const [here, there] = [await aDevice(), await aDevice()]
    await here.prove(PASSWORD)
    expect([await exportOf(here), await exportOf(there)]).toEqual(['SUCCESS', 'PROOF_NEEDED'])
  })

  it('counts a wrong password as a failed sign-in, and proves nothing by it', async () => {
    const device = await aDevice()
    for (let guess = 0; guess < FAILURES_ALLOWED; guess += 1)
      expect(await device.prove('wrong')).toBe('OLD_PASSWORD_WRONG')
    expect(await exportOf(device)).toBe('PROOF_NEEDED')
    expect((await device.call('wx/wx.user.prove', { passWord: PASSWORD })).code).toBe('TOO_MANY_REQUESTS')
    // The same count as that of sign-in.
    expect((await site.call('login', credentials())).answer.code).toBe('TOO_MANY_REQUESTS')
  })

  it('accepts a WeChat sign-in of the last five minutes, where the member signs in that way', async () => {
    const wechatUser = await createWechatUser(site)
    site.clock.advance(PROOF_LASTS_MS)
    expect(await exportOf(wechatUser)).toBe('SUCCESS')
    site.clock.advance(1)
    expect(await exportOf(wechatUser)).toBe('PROOF_NEEDED')
    const proved = await wechatUser.call('wx/wx.user.prove', { passWord: '' })
    expect(proved.answer.code).toBe('PROOF_NEEDED')
    expect((await wechatUser.call('wx/wx.user.delete', {})).answer.code).toBe('PROOF_NEEDED')
    await wechatUser.prove()
    expect((await wechatUser.call('wx/wx.user.delete', {})).answer.code).toBe('SUCCESS')
  })

  it('needs the proof of binding and of joining before the code is spent, and then accepts the same code', async () => {
    const [wechatUser, member] = [await createWechatUser(site), await site.member()]
    const [fresh, taken] = [newAddress(), member.email]
    const bind = async (email: string, code: string, join = false) =>
      (await wechatUser.call('wx/wx.user.bind.email', { ...mailboxBody(email, code), join })).answer.code
    const codes = [await mailbox.codeFor(fresh), await mailbox.codeFor(taken)] as const
    site.clock.advance(PROOF_LASTS_MS + 1)
    expect([await bind(fresh, codes[0]), await bind(taken, codes[1], true)]).toEqual(['PROOF_NEEDED', 'PROOF_NEEDED'])
    await wechatUser.prove()
    expect(await bind(taken, codes[1], true)).toBe('SUCCESS')
  })

  it('mails that the data was downloaded, in the language of the reader, and mails nothing of a refusal', async () => {
    const device = await aDevice()
    await exportOf(device)
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual([])
    await device.prove(PASSWORD)
    await exportOf(device)
    expect(await mailbox.deliver()).toMatchObject([
      { to: EMAIL, subject: expect.stringContaining('your data was downloaded') },
    ])
  })

  it('serves no data in the refusal', async () => {
    const answer = await (await aDevice()).call('wx/query.wx.user.data')
    expect(JSON.stringify(answer)).not.toContain(EMAIL)
  })
})

it('a session whose proof is still fresh exports its data without a new one (negative control)', async () => {
  const device = await aDevice()
  await site.db.updateTable('sessions').set({ proved_at: site.clock.now() }).execute()
  expect(await exportOf(device)).toBe('SUCCESS')
})
