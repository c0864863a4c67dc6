import { isWechatBrowser, mayPayBy } from './payment-methods.policy'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

describe('[P6.level.2] payment methods by level and browser', () => {
  it.each([
    ['MasterCard', 0, false, true],
    ['cmbpay', 0, false, true],
    ['wxpay', 1, false, false],
    ['wxpay', 0, true, true],
    ['octopusonline', -1, false, false],
    ['octopusonline', 0, true, false],
    ['octopusonline', 1, false, true],
    ['octopusonline', 9, false, true],
  ])('[A5.pay.2, A7.types.1] %s at level %i, in WeChat %s: %s', (code, level, isInWechat, may) => {
    expect(mayPayBy(code, { level, isInWechat })).toBe(may)
  })
  it.each([
    [`${PHONE} MicroMessenger/8.0.50(0x1800323c) NetType/WIFI`, true],
    [PHONE, false],
    ['', false],
    [undefined, false],
  ])('[D9.25] the user agent %s is WeChat: %s', (userAgent, expected) => {
    expect(isWechatBrowser(userAgent)).toBe(expected)
  })
})
