import { WIRE_VERSION } from '@shuttle/calls'
import type { RemoteManifest } from '@shuttle/contracts'

const privacyTitle = { 'zh-cn': '隐私条款', 'zh-hk': '私隱條款', en: 'Privacy terms' }

const privacyPage = (language: 'cn' | 'hk' | 'en') =>
  ({
    path: `/privacy_${language}`,
    name: `privacy-${language}`,
    title: privacyTitle,
    background: 'bg',
    index: 9,
    guard: 'public',
    keepAlive: true,
    bottomBar: false,
    header: 'bar',
  }) as const

/** Account pages that consist of one form. */
const formPage = {
  background: 'bg',
  index: 9,
  guard: 'public',
  keepAlive: true,
  bottomBar: false,
  header: 'bar',
} as const

export const manifest: RemoteManifest = {
  name: 'mf-account',
  contract: 1,
  wire: WIRE_VERSION,
  pages: [
    {
      path: '/login',
      name: 'login',
      title: { 'zh-cn': '登录', 'zh-hk': '登入', en: 'Sign in' },
      background: 'bg',
      index: 8,
      guard: 'public',
      keepAlive: false,
      bottomBar: false,
      header: 'bar',
      // The page is the slot and a header: one file, so that a deep link waits once.
      chunk: 'slot-login-panel-v1',
    },
    {
      ...formPage,
      path: '/register',
      name: 'register',
      title: { 'zh-cn': '注册', 'zh-hk': '註冊', en: 'Create an account' },
    },
    {
      ...formPage,
      path: '/change_password',
      name: 'change-password',
      title: { 'zh-cn': '修改密码', 'zh-hk': '更改密碼', en: 'Change password' },
    },
    {
      ...formPage,
      path: '/author',
      name: 'author',
      title: { 'zh-cn': '微信登录', 'zh-hk': '微信登入', en: 'WeChat sign-in' },
    },
    {
      ...formPage,
      path: '/bind_email',
      name: 'bind-email',
      guard: 'member',
      title: { 'zh-cn': '绑定邮箱', 'zh-hk': '綁定電郵', en: 'Add your e-mail' },
    },
    {
      ...formPage,
      path: '/my_data',
      name: 'my-data',
      guard: 'member',
      title: { 'zh-cn': '我的个人信息', 'zh-hk': '我的資料', en: 'My data' },
    },
    {
      ...formPage,
      path: '/undo_join',
      name: 'undo-join',
      title: { 'zh-cn': '撤销合并账号', 'zh-hk': '復原合併帳戶', en: 'Undo joining accounts' },
    },
    {
      path: '/personal_center',
      name: 'personal-center',
      title: { 'zh-cn': '我的', 'zh-hk': '我的', en: 'Account' },
      background: 'bg',
      index: 2,
      guard: 'public',
      keepAlive: true,
      bottomBar: true,
      header: 'hero',
    },
    {
      ...formPage,
      path: '/my_coupon',
      name: 'my-coupon',
      guard: 'member',
      title: { 'zh-cn': '我的优惠券', 'zh-hk': '我的優惠券', en: 'My coupons' },
      firstCall: { path: 'wx/query.wx.user.voucher', body: {}, access: 'member' },
    },
    privacyPage('cn'),
    privacyPage('hk'),
    privacyPage('en'),
  ],
  slots: ['login-panel.v1'],
}
