import { mayPayBy } from './payment-methods.policy'

describe('[P6.level.2] payment methods by level and browser', () => {
  it.each([
    ['MasterCard', 0, false, true],
    ['cmbpay', 0, false, true],
    ['alipay', 0, false, true],
    ['alipay', 9, true, false],
    ['wxpay', 1, false, false],
    ['wxpay', 0, true, true],
    ['octopusonline', -1, false, false],
    ['octopusonline', 0, true, false],
    ['octopusonline', 1, false, true],
    ['octopusonline', 9, false, true],
  ])('[A5.pay.2, A7.types.1, D1.13] %s at level %i, in WeChat %s: %s', (code, level, isInWechat, may) => {
    expect(mayPayBy(code, { level, isInWechat })).toBe(may)
  })
})
