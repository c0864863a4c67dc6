import {
  changePassword,
  deleteAccount,
  fetchUndoUntil,
  fetchWechatAddress,
  isCaptchaNeeded,
  isProofNeeded,
  proveMember,
  register,
  requestVerificationCode,
  resetPassword,
  secondsToWait,
  signInByCode,
  signInThroughWechat,
  undoJoin,
  undoJoinByCode,
} from '../index'
import { startAnsweringServer } from '../testing/answering-server'
import { sessionAnswer, signedIn } from '../testing/recorded-answers'

let server: Awaited<ReturnType<typeof startAnsweringServer>>
beforeAll(async () => {
  server = await startAnsweringServer()
})
afterAll(() => server.stop())

const done = { code: 'SUCCESS', message: '成功' }
const proof = { email: 'ming@demo.test', password: 'secret1', verificationCode: '123456' }
const refusal = (call: Promise<unknown>) => call.catch((error: unknown) => error)

test('[A3.register.1] register sends the address twice, password, mailed code and captcha', async () => {
  server.answerWith(done)
  await register({ ...proof, captcha: '7788' })
  await resetPassword(proof)
  const body = { email: proof.email, webUserid: proof.email, passWord: 'secret1', verificationCode: '123456' }
  expect(server.seen).toMatchObject([
    { path: '/api/wx/wx.user.register', body: { ...body, code: '7788' } },
    { path: '/api/wx/wx.user.reset.password', body: { ...body, code: '' } },
  ])
})

test('[D11.code.1] sign-in by code sends address, mailed code and captcha, and answers the session', async () => {
  server.answerWith(sessionAnswer)
  const { email, verificationCode } = proof
  expect(await signInByCode({ email, verificationCode, captcha: '7788' })).toEqual(signedIn)
  const body = { email, verificationCode, code: '7788' }
  expect(server.seen.at(-1)).toMatchObject({ path: '/api/wx/wx.user.login.by.code', body })
})

test('accounts 4, login flow: a refusal carries whether the next try needs the captcha', async () => {
  server.answerWith({ code: 'CODE_WRONG', message: 'wrong', needcode: true })
  expect(isCaptchaNeeded(await refusal(register(proof)))).toBe(true)
  server.answerWith({ code: 'CODE_WRONG', message: 'wrong', needcode: false })
  expect(isCaptchaNeeded(await refusal(register(proof)))).toBe(false)
  expect(isCaptchaNeeded(new Error('needcode'))).toBe(false)
})

test('[A3.code.1] accepts the answer 0; a refusal for haste carries the seconds to wait', async () => {
  const codeRequest = { email: proof.email, captcha: '7788' }
  server.answerWith({ ...done, responseData: { ret: 0 } })
  await expect(requestVerificationCode(codeRequest)).resolves.toEqual({ waitSeconds: undefined })
  expect(server.seen.at(-1)).toMatchObject({ body: { email: proof.email, code: '7788' } })
  server.answerWith({ ...done, responseData: { ret: 0, waitSeconds: 120 } })
  await expect(requestVerificationCode(codeRequest)).resolves.toEqual({ waitSeconds: 120 })
  server.answerWith({ ...done, responseData: { ret: 1 } })
  expect(await refusal(requestVerificationCode(codeRequest))).toMatchObject({ kind: 'server' })
  server.answerWith({ code: 'CODE_TOO_SOON', message: 'wait', responseData: { ret: 1, waitSeconds: 42 } })
  expect(secondsToWait(await refusal(requestVerificationCode(codeRequest)))).toBe(42)
  expect(secondsToWait(new Error('no'))).toBeUndefined()
})

test('accounts 7: changePassword and deleteAccount send the typed passwords', async () => {
  server.answerWith(done)
  await changePassword({ old: 'demo1234', new: 'secret1' })
  await deleteAccount('secret1')
  expect(server.seen.map(({ body }) => body)).toMatchObject([
    { oldPassWord: 'demo1234', passWord: 'secret1' },
    { passWord: 'secret1' },
  ])
})

test('accounts 6, WeChat: sign-in returns the address of WeChat, then a session and the path to continue at', async () => {
  server.answerWith({ ...done, responseData: { url: 'https://wechat.test/' } })
  expect(await fetchWechatAddress('/my_order')).toBe('https://wechat.test/')
  server.answerWith({ ...sessionAnswer, successPath: '/my_order' })
  expect(await signInThroughWechat({ code: 'c', state: 's' })).toEqual({ ...signedIn, successPath: '/my_order' })
})

test('[D6.proof.1] proveMember sends the password; isProofNeeded recognizes the refusal that requires it', async () => {
  server.answerWith(done)
  await proveMember('demo1234')
  expect(server.seen).toMatchObject([{ path: '/api/wx/wx.user.prove', body: { passWord: 'demo1234' } }])
  server.answerWith({ code: 'PROOF_NEEDED', message: 'prove it' })
  expect(isProofNeeded(await refusal(undoJoin()))).toBe(true)
  server.answerWith({ code: 'JOIN_FINAL', message: 'too late' })
  expect(isProofNeeded(await refusal(undoJoin()))).toBe(false)
})

test('[D6.join.2] the join of two accounts is undone by the session, or by the code of its mail without one', async () => {
  server.answerWith({ ...done, responseData: { undoUntilMs: 1_795_226_400_000 } })
  expect(await fetchUndoUntil()).toBe(1_795_226_400_000)
  server.answerWith({ ...done, responseData: {} })
  expect(await fetchUndoUntil()).toBeNull()
  server.answerWith(done)
  await undoJoin()
  await undoJoinByCode('id.proof')
  expect(server.seen.slice(-2)).toMatchObject([
    { path: '/api/wx/wx.user.undo.join', token: 'token' },
    { path: '/api/wx/wx.user.undo.join.by.code', body: { code: 'id.proof' }, token: undefined },
  ])
})
