import type { PageTexts } from './page-texts'

export const zhCn: PageTexts = {
  siteName: '跨海大桥穿梭巴士',
  noScript: '请打开 JavaScript，或换用较新的浏览器购票。',
  settingUp: '网站正在准备中，请一分钟后再试。',
  notAvailable: '网站暂时无法显示，请一分钟后再试。',
  badAddress: '无法识别此网址，请从首页重新开始。',
  tooManyRequests: '来自您所在网络的请求过多，请一分钟后再试。',
  tryAgain: '重试',
  home: '首页',
}
