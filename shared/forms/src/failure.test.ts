import { ApiError } from '@shuttle/contracts'
import { findFieldForCode, toFormFailure } from './failure'

it.each([
  ['ACCOUNT_EXISTS', 'email'],
  ['CODE_WRONG', 'code'],
  ['CODE_TOO_SOON', 'code'],
  ['OLD_PASSWORD_WRONG', 'oldPassword'],
  ['BAD_CREDENTIALS', 'password'],
  ['PASSWORD_UNCHANGED', 'password'],
  ['PASSWORD_TOO_COMMON', 'password'],
  ['CAPTCHA_WRONG', 'captcha'],
  ['TOO_MANY_REQUESTS', undefined],
  ['SOMETHING_NEW', undefined],
  ['toString', undefined],
])('the refusal %s is shown at the field %s', (code, field) => {
  expect(findFieldForCode(code)).toBe(field)
})

it('a refusal with a code that the page does not know shows the message of the service', () => {
  const refusal = new ApiError({ kind: 'refused', code: 'SOMETHING_NEW', answerMessage: 'a sentence' })
  expect(toFormFailure(refusal)).toEqual({ code: 'SOMETHING_NEW', message: 'a sentence' })
})

it('a refusal retains its code, so that an unknown one can be shown in general terms', () => {
  const withoutText = new ApiError({ kind: 'refused', code: 'SILENT' })
  expect(toFormFailure(withoutText).code).toBe('SILENT')
})

it.each([
  [new ApiError({ kind: 'offline', code: 'OFFLINE' }), 'OFFLINE'],
  [new ApiError({ kind: 'offline', code: 'NETWORK' }), 'UNREACHABLE'],
  [new ApiError({ kind: 'timeout', code: 'TIMEOUT' }), 'UNREACHABLE'],
  [new ApiError({ kind: 'server', status: 500 }), 'UNAVAILABLE'],
  [new Error('of our own'), 'UNAVAILABLE'],
])('accounts 8: the error %s is the failure %s', (error, code) => {
  expect(toFormFailure(error)).toEqual({ code })
})
