import { createLazyTexts, defineTexts } from '@shuttle/i18n'

const texts = defineTexts({
  'zh-hk': {
    paidTwice: '此訂單重複付款',
    goesBack: '多付的 {{amount}} 將循原途徑退回（{{method}}），到賬時間以銀行或錢包為準。',
    title: '付款成功',
    show: '車票已發出，驗票時請出示二維碼。',
    pickUp: '車票已備妥，請憑取票碼到機場巴士櫃位取票。',
    used: '你的車票已使用。',
    collected: '你的車票已於櫃位領取。',
    ended: '行程已結束。',
    refunded: '你的車票已退票。',
    refunding: '此訂單正在退票。',
    requested: '職員正在審核退票申請。在此之前車票仍然有效，可以照常乘車。',
    pendingTitle: '付款仍在確認中',
    pendingHint: '請勿重複付款，稍後再次查詢即可。',
    checkAgain: '再次查詢',
  },
  'zh-cn': {
    paidTwice: '该订单重复支付',
    goesBack: '多付的 {{amount}} 将原路退回（{{method}}），到账时间以银行或钱包为准。',
    title: '支付成功',
    show: '已出票，检票时请出示二维码。',
    pickUp: '车票已备妥，请凭取票码到机场巴士柜台取票。',
    used: '您的车票已使用。',
    collected: '您的车票已在柜台领取。',
    ended: '行程已结束。',
    refunded: '您的车票已退票。',
    refunding: '此订单正在退票。',
    requested: '工作人员正在审核退票申请。在此之前车票仍然有效，可以照常乘车。',
    pendingTitle: '支付结果仍在确认中',
    pendingHint: '请勿重复支付，稍后再次查询即可。',
    checkAgain: '再次查询',
  },
  en: {
    paidTwice: 'This order was paid twice',
    goesBack:
      '{{amount}} will be refunded to your original payment method ({{method}}). How soon it appears depends on your bank or wallet.',
    title: 'Payment successful',
    show: 'Your tickets are ready. Please show the QR code at the gate.',
    pickUp: 'Your tickets are ready. Please collect them at the airport bus counter with your pickup code.',
    used: 'Your tickets have been used.',
    collected: 'Your tickets have been collected at the counter.',
    ended: 'This trip is over.',
    refunded: 'Your tickets have been refunded.',
    refunding: 'A refund of this order is in progress.',
    requested: 'Our staff are deciding on your refund request. Until then your tickets stay valid.',
    pendingTitle: 'Your payment is still being confirmed',
    pendingHint: 'Please do not pay again. Check again in a moment.',
    checkAgain: 'Check again',
  },
})

/** Texts of the result of a payment. */
export const useResultTexts = createLazyTexts<(typeof texts)['zh-hk']>('booking/result', texts)
