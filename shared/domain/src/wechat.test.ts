import { isWechatBrowser } from './wechat'

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', false],
  ['', false],
])('[D9.25] isWechatBrowser recognizes %j: %s', (userAgent, is) => {
  expect(isWechatBrowser(userAgent)).toBe(is)
})
