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
      path: '/personal_center',
      name: 'personal-center',
      title: { 'zh-cn': '我的', 'zh-hk': '我的', en: 'My account' },
      background: 'bg',
      index: 2,
      guard: 'public',
      keepAlive: true,
      bottomBar: true,
      header: 'hero',
    },
    privacyPage('cn'),
    privacyPage('hk'),
    privacyPage('en'),
  ],
  slots: ['login-panel.v1'],
}
