import { createLazyTexts, defineTexts } from '@shuttle/i18n'
import type { texts as remoteTexts } from './zh-hk'

const texts = defineTexts({
  'zh-hk': { title: '機場線訂單', loading: '正在載入訂單' },
  'zh-cn': { title: '机场线订单', loading: '正在加载订单' },
  en: { title: 'Airport line orders', loading: 'Loading your orders' },
})

/** Texts of the orders of the airport line, plus those of the remote. */
export const useOrdersTexts = createLazyTexts<(typeof texts)['zh-hk'], typeof remoteTexts>(
  'mf-airport/orders',
  texts,
  'mf-airport',
)
