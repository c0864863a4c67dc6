import type { PageTexts } from './page-texts'

export const zhHk: PageTexts = {
  siteName: '跨海大橋穿梭巴士',
  noScript: '請開啟 JavaScript，或改用較新的瀏覽器購票。',
  settingUp: '網站正在準備中，請一分鐘後再試。',
  notAvailable: '網站暫時未能顯示，請一分鐘後再試。',
  badAddress: '無法識別此網址，請從首頁重新開始。',
  tooManyRequests: '來自您所在網絡的請求過多，請一分鐘後再試。',
  tryAgain: '再試一次',
  home: '首頁',
}
