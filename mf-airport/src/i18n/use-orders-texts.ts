import { createAirportTexts } from './create-airport-texts'

/** Texts of the orders of the airport line. */
export const useOrdersTexts = createAirportTexts('orders', {
  'zh-hk': { title: '機場線訂單', loading: '正在載入訂單' },
  'zh-cn': { title: '机场线订单', loading: '正在加载订单' },
  en: { title: 'Airport line orders', loading: 'Loading your orders' },
})
