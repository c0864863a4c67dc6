import { loginCall, queryUserCall } from '@shuttle/wire'
import { startAnsweringServer } from '../testing/answering-server'
import { sessionAnswer, signedIn } from '../testing/recorded-answers'
import { credentialsToWire, signedInFromWire, signIn } from './sign-in'

test.each([
  ['login', loginCall],
  ['user information', queryUserCall],
])('reads a recorded answer of %s', (_, call) => {
  expect(signedInFromWire(call.answer.parse(sessionAnswer))).toEqual(signedIn)
})

test('[D9.3] reads a level that comes as text as a number', () => {
  const answer = { ...sessionAnswer, responseData: { ...sessionAnswer.responseData, level: '9' } }
  expect(signedInFromWire(loginCall.answer.parse(answer)).user.level).toBe(9)
})

test('[A3.login.1] sends an e-mail under the wire’s name, and an empty captcha unless it is required', () => {
  expect(credentialsToWire({ email: 'a@b.co', password: 'x' })).toEqual({
    webUserid: 'a@b.co',
    passWord: 'x',
    code: '',
  })
  expect(credentialsToWire({ email: 'a@b.co', password: 'x', captcha: '1234' }).code).toBe('1234')
})

let server: Awaited<ReturnType<typeof startAnsweringServer>>
beforeAll(async () => {
  server = await startAnsweringServer()
})
afterAll(() => server.stop())

it('[A7.login.1] signs in without an older token', async () => {
  server.answerWith(sessionAnswer)
  expect(await signIn({ email: 'a@b.co', password: 'x' })).toEqual(signedIn)
  expect(server.seen).toMatchObject([{ path: '/api/login', token: undefined }])
})

it('answers a wrong password with a refusal', async () => {
  server.answerWith({ code: 'BAD_CREDENTIALS', message: 'no' })
  await expect(signIn({ email: 'a@b.co', password: 'x' })).rejects.toMatchObject({
    kind: 'refused',
    code: 'BAD_CREDENTIALS',
    answerMessage: 'no',
  })
})
