import type { SameShape } from '@shuttle/i18n'
import type { home as reference } from './zh-cn'

export const home: SameShape<typeof reference> = {
  banners: '最新消息',
  carousel: '輪播',
  banner: '橫額 {{position}}，共 {{count}} 張',
  pause: '停止輪播',
  play: '開始輪播',
  newTab: '（在新分頁開啟）',
  airport: '機場專線',
  airportEntry: '查看機場巴士',
  survey: '乘客意見調查：分享你的乘車體驗',
}
