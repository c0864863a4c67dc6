import { readSuccessPath } from './wechat-sign-in.request'

test.each([
  ['/my_order?tab1=1', '/my_order?tab1=1'],
  ['/webhtml/my_coupon', '/my_coupon'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('decision accounts: after signing in %j leads to %s', (successPath, path) => {
  expect(readSuccessPath({ successPath })).toBe(path)
})
