import type { PageManifest, RemoteManifest } from '@shuttle/contracts'

const page = {
  background: 'bg',
  index: 99,
  guard: 'public',
  keepAlive: false,
  bottomBar: false,
  header: 'bar',
} as const satisfies Partial<PageManifest>

/** Rendered for a path without an owner, at the address of that path. */
export const NOT_FOUND = '/not_found'

/** The shell's own pages are declared like those of any remote. */
export const manifest: RemoteManifest = {
  name: 'shell',
  contract: 1,
  pages: [
    {
      ...page,
      path: '/Page_anomalies',
      name: 'page-anomalies',
      title: { 'zh-cn': '服务异常', 'zh-hk': '服務異常', en: 'Something went wrong' },
    },
    {
      ...page,
      path: '/page_closed',
      name: 'page-closed',
      title: { 'zh-cn': '系统维护', 'zh-hk': '系統維護', en: 'Closed for maintenance' },
    },
    {
      ...page,
      path: NOT_FOUND,
      name: 'not-found',
      bottomBar: true,
      title: { 'zh-cn': '页面不存在', 'zh-hk': '找不到頁面', en: 'Page not found' },
    },
    {
      ...page,
      path: '/preview',
      name: 'preview',
      guard: 'staff',
      title: { 'zh-cn': '打开预览', 'zh-hk': '開啟預覽', en: 'Open a preview' },
    },
  ],
  slots: [],
}
