/** What a visitor reads as long as no set of builds was ever there. Plain: nothing of it can be missing. */
export const SETTING_UP_PAGE = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width,initial-scale=1">',
  '<meta name="color-scheme" content="light dark"><title>Bridge Shuttle Bus · 跨海大橋穿梭巴士</title></head><body><main>',
  '<h1>Bridge Shuttle Bus</h1>',
  '<p>The site is being set up. Please try again in a minute.</p>',
  '<p lang="zh-CN">网站正在准备中，请一分钟后再试。</p>',
  '<p lang="zh-HK">網站正在準備中，請一分鐘後再試。</p>',
  '<p><a href="">Try again · <span lang="zh-CN">重试</span> · <span lang="zh-HK">再試一次</span></a></p>',
  '</main></body></html>',
].join('\n')

export const SETTING_UP_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'retry-after': '5',
} as const
