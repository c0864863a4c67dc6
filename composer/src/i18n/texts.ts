import type { LanguageCode } from '@shuttle/contracts'

/** Texts that the composer itself shows. */
interface PageTexts {
  /** Shown to a browser without JavaScript, or one that is too old. */
  noScript: string
  /** Shown until a deployment set was live. */
  settingUp: string
  /** Shown while the scripts of pages cannot be sent. */
  notAvailable: string
  /** Shown for an address that cannot be decoded, such as one with `%ff`. */
  badAddress: string
  /** Shown when the visitor's network sent too many requests. */
  tooManyRequests: string
  /** Shown when the browser's cookies of this site are larger than servers accept; the answer deletes them. */
  tooManyCookies: string
  tryAgain: string
  home: string
  /** Label of the request number in the log. */
  requestNumber: string
  contact: string
}

export const TEXTS: Readonly<Record<LanguageCode, PageTexts>> = {
  'zh-hk': {
    noScript: '請開啟 JavaScript，或改用較新的瀏覽器購票。',
    settingUp: '網站正在準備中，請一分鐘後重試。',
    notAvailable: '網站暫時未能顯示，請一分鐘後重試。',
    badAddress: '無法識別此網址，請從主頁重新開始。',
    tooManyCookies: '瀏覽器為本站儲存的 Cookie 過多，現已全部刪除，你已登出。請重試。',
    tooManyRequests: '來自你所在網絡的請求過多，請一分鐘後重試。',
    tryAgain: '重試',
    home: '主頁',
    requestNumber: '請求編號',
    contact: '如持續未能使用，請聯絡我們',
  },
  'zh-cn': {
    noScript: '请打开 JavaScript，或换用较新的浏览器购票。',
    settingUp: '网站正在准备中，请一分钟后重试。',
    notAvailable: '网站暂时无法显示，请一分钟后重试。',
    badAddress: '无法识别此网址，请从首页重新开始。',
    tooManyCookies: '浏览器为本站保存的 Cookie 过多，现已全部删除，您已退出登录。请重试。',
    tooManyRequests: '来自您所在网络的请求过多，请一分钟后重试。',
    tryAgain: '重试',
    home: '首页',
    requestNumber: '请求编号',
    contact: '如持续无法使用，请联系我们',
  },
  en: {
    noScript: 'Please turn on JavaScript or use a newer browser to buy tickets.',
    settingUp: 'The site is being set up. Please try again in a minute.',
    notAvailable: 'The site cannot be shown at the moment. Please try again in a minute.',
    badAddress: 'This address cannot be read. Please start again from the home page.',
    tooManyCookies:
      'Your browser stored too many cookies for this site. They are deleted now, and you are signed out. Please try again.',
    tooManyRequests: 'Too many requests came from your network. Please try again in a minute.',
    tryAgain: 'Try again',
    home: 'Home page',
    requestNumber: 'Request number',
    contact: 'If this keeps happening, write to us',
  },
}
