import { findProofWay, hasPassword } from './has-password'

it.each([
  [{}, true, 'password'],
  [{ hasEmail: true, hasPassword: true }, true, 'password'],
  [{ hasEmail: true, hasPassword: false }, false, 'code'],
  [{ hasEmail: false }, false, 'none'],
  [{ hasEmail: false, hasPassword: false }, false, 'none'],
])('[D11.code.4] a member with %j has a password: %s, and proves the identity by %s', (user, expected, way) => {
  expect([hasPassword(user), findProofWay(user)]).toEqual([expected, way])
})
