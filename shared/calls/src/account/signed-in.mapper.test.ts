import { login, queryUser } from '@shuttle/wire'
import { toSignInRequest } from './sign-in.request'
import { toSignedIn } from './signed-in.mapper'
import { sessionAnswer, signedIn } from './testing/session-answer.presenter'

test.each([
  ['login', login],
  ['user information', queryUser],
])('a recorded answer of %s is read', (_, call) => {
  expect(toSignedIn(call.answer.parse(sessionAnswer))).toEqual(signedIn)
})

test('decision "the wire" 3: a level that comes as text is a number', () => {
  const answer = { ...sessionAnswer, responseData: { ...sessionAnswer.responseData, level: '9' } }
  expect(toSignedIn(login.answer.parse(answer)).user.level).toBe(9)
})

test('[A3.login.1] an e-mail is sent under the wire’s name, the captcha empty unless asked', () => {
  expect(toSignInRequest({ email: 'a@b.co', password: 'x' })).toEqual({ webUserid: 'a@b.co', passWord: 'x', code: '' })
  expect(toSignInRequest({ email: 'a@b.co', password: 'x', captcha: '1234' }).code).toBe('1234')
})
