import { ApiError } from '@shuttle/contracts'
import { formFailure } from './form-failure'

const refused = (code: string) => new ApiError({ kind: 'refused', code, answerMessage: 'a sentence' })

describe('what a form says of a refusal', () => {
  it.each([
    ['ACCOUNT_EXISTS', 'email'],
    ['CODE_WRONG', 'code'],
    ['CODE_TOO_SOON', 'code'],
    ['OLD_PASSWORD_WRONG', 'old'],
    ['BAD_CREDENTIALS', 'password'],
    ['PASSWORD_UNCHANGED', 'password'],
    ['CAPTCHA_WRONG', 'captcha'],
    ['TOO_MANY_REQUESTS', undefined],
    ['SOMETHING_NEW', undefined],
    ['toString', undefined],
  ])('%s is said at %s', (code, field) => {
    expect(formFailure(refused(code))).toEqual({ code, message: 'a sentence', field })
  })

  it('a code that the page knows needs no sentence of the service', () => {
    const silent = new ApiError({ kind: 'refused', code: 'BAD_CREDENTIALS' })
    expect(formFailure(silent)).toEqual({ code: 'BAD_CREDENTIALS', field: 'password' })
  })

  it.each([
    [new ApiError({ kind: 'offline', code: 'OFFLINE' }), 'OFFLINE'],
    [new ApiError({ kind: 'offline', code: 'NETWORK' }), 'UNREACHABLE'],
    [new ApiError({ kind: 'timeout', code: 'TIMEOUT' }), 'UNREACHABLE'],
    [new ApiError({ kind: 'server', status: 500 }), 'UNAVAILABLE'],
    [new ApiError({ kind: 'refused', code: 'SILENT' }), 'UNAVAILABLE'],
    [new Error('of our own'), 'UNAVAILABLE'],
  ])('accounts 8: %s is %s', (error, code) => {
    expect(formFailure(error)).toEqual({ code })
  })
})
