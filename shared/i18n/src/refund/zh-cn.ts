import { chineseRefundWords } from './chinese-refund-words'

export const words = chineseRefundWords(
  {
    units: { day: '天', hour: '小时', minute: '分钟' },
    onlyFee: (share) => `退票手续费为 ${share}。`,
    oneFee: (time, share, clock) =>
      clock === 'sinceSale' ? `售出后 ${time}内退票收取 ${share}` : `发车前 ${time}及以上退票收取 ${share}`,
    fees: '手续费：',
    lastFee: (share) => `之后收取 ${share}`,
  },
  {
    noChanges: '车票不设更改。',
    minimumFee: (units) => `每张车票的手续费最低为 ${units}。`,
    untilExpiry: '车票过期不予退票。',
    cutoff: (time) => `发车前 ${time}内不予退票。`,
    window: (days) => `退票须在售出后 ${days} 天内申请。`,
    byHand: '目前暂停网上自动退票，请提交申请，由工作人员处理。',
    couponByHand: '使用了优惠券的订单须另行申请退票。',
    couponCashPart: '使用了优惠券的订单，退还实际支付的部分。',
    discountedByHand: '优惠票须另行申请退票。',
    forceMajeure: '因本公司原因停运的，全额退款，不收手续费。',
  },
)
