import { createLazyTexts } from '@shuttle/i18n'

/** Texts of a page on which an order is paid, around the payment panel. */
export const useOrderToPayTexts = createLazyTexts('booking/order-to-pay', {
  // Sentences that begin in lower case are quoted verbatim from the specification.
  'zh-hk': {
    invalid: '已逾時，訂單無效！',
    reorder: '重新下單',
    cancelled: '取消成功',
    cancelledTitle: '訂單已取消',
    cancelledBody: '如需乘車，請重新下單。',
    settledTitle: '此訂單無須付款',
    settledBody: '目前狀態：{{status}}',
    leaveTitle: '離開付款頁面？',
    leaveBody: '訂單尚未付款，座位只會保留至倒數完結。',
    leave: '離開',
    stay: '繼續付款',
  },
  'zh-cn': {
    invalid: '已超时，订单无效！',
    reorder: '重新下单',
    cancelled: '取消成功',
    cancelledTitle: '订单已取消',
    cancelledBody: '如需乘车，请重新下单。',
    settledTitle: '此订单无需支付',
    settledBody: '当前状态：{{status}}',
    leaveTitle: '离开支付页面？',
    leaveBody: '订单尚未支付，座位仅保留至倒计时结束。',
    leave: '离开',
    stay: '继续支付',
  },
  en: {
    invalid: 'Timeout, the order is invalid!',
    reorder: 'Reorder',
    cancelled: 'cancelled successfully',
    cancelledTitle: 'This order was cancelled',
    cancelledBody: 'To travel, you will need to order again.',
    settledTitle: 'Nothing to pay for this order',
    settledBody: 'Status: {{status}}',
    leaveTitle: 'Leave the payment page?',
    leaveBody: 'Your order has not been paid. The seats are held only until the countdown ends.',
    leave: 'Leave',
    stay: 'Stay and pay',
  },
})
