import { isSuccess } from './define-call'

describe('[A8.success.1, D1.7] isSuccess applies the rule of each call', () => {
  it.each([
    ['code', { code: 'SUCCESS', message: undefined }, true],
    ['code', { code: 'SOLD_OUT', message: '成功' }, false],
    ['done-message', { code: 'SUCCESS', message: '成功' }, true],
    ['done-message', { code: 'SUCCESS', message: 'success' }, false],
    ['success-message', { code: 'SUCCESS', message: 'success' }, true],
    ['success-message', { code: 'SUCCESS', message: '成功' }, false],
  ] as const)('evaluates %s: %p -> %p', (rule, answer, expected) => expect(isSuccess(rule, answer)).toBe(expected))
})
