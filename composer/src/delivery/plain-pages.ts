interface Words {
  en: string
  'zh-CN': string
  'zh-HK': string
}

const TRY_AGAIN = 'Try again · <span lang="zh-CN">重试</span> · <span lang="zh-HK">再試一次</span>'
const HOME = 'Home page · <span lang="zh-CN">首页</span> · <span lang="zh-HK">首頁</span>'

/** Plain: nothing of it can be missing. */
const plainPage = (words: Words, link = `<a href="">${TRY_AGAIN}</a>`): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Bridge Shuttle Bus · 跨海大橋穿梭巴士</title></head><body><main>',
    '<h1>Bridge Shuttle Bus</h1>',
    `<p>${words.en}</p>`,
    `<p lang="zh-CN">${words['zh-CN']}</p>`,
    `<p lang="zh-HK">${words['zh-HK']}</p>`,
    `<p>${link}</p>`,
    '</main></body></html>',
  ].join('\n')

/** What a visitor reads as long as no set of builds was ever there. */
export const SETTING_UP_PAGE = plainPage({
  en: 'The site is being set up. Please try again in a minute.',
  'zh-CN': '网站正在准备中，请一分钟后再试。',
  'zh-HK': '網站正在準備中，請一分鐘後再試。',
})

/** What a visitor reads while the scripts of the pages cannot be sent. */
export const NOT_AVAILABLE_PAGE = plainPage({
  en: 'The site cannot be shown at the moment. Please try again in a minute.',
  'zh-CN': '网站暂时无法显示，请一分钟后再试。',
  'zh-HK': '網站暫時未能顯示，請一分鐘後再試。',
})

/** What a visitor reads whose address is none, such as one with `%ff` in it. */
export const BAD_ADDRESS_PAGE = plainPage(
  {
    en: 'This address cannot be read. Please start again from the home page.',
    'zh-CN': '无法识别此网址，请从首页重新开始。',
    'zh-HK': '無法識別此網址，請從首頁重新開始。',
  },
  `<a href="/webhtml/">${HOME}</a>`,
)

/** What a visitor reads when too much was asked from their address, which they may share with many. */
export const TOO_MANY_PAGE = plainPage({
  en: 'Too many requests came from your network. Please try again in a minute.',
  'zh-CN': '来自您所在网络的请求过多，请一分钟后再试。',
  'zh-HK': '來自您所在網絡的請求過多，請一分鐘後再試。',
})

export const PLAIN_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'retry-after': '5',
} as const
