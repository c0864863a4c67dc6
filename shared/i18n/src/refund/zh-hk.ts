import { chineseRefundWords } from './chinese-refund-words'

export const words = chineseRefundWords(
  {
    units: { day: '天', hour: '小時', minute: '分鐘' },
    onlyFee: (share) => `退票手續費為 ${share}。`,
    oneFee: (time, share, clock) =>
      clock === 'sinceSale' ? `售出後 ${time}內退票收取 ${share}` : `開車前 ${time}或以上退票收取 ${share}`,
    fees: '手續費：',
    lastFee: (share) => `其後收取 ${share}`,
  },
  {
    noChanges: '車票不設更改。',
    minimumFee: (units) => `每張車票的手續費最低為 ${units}。`,
    untilExpiry: '車票過期不設退票。',
    cutoff: (time) => `開車前 ${time}內不設退票。`,
    window: (days) => `退票須於售出後 ${days} 天內申請。`,
    byHand: '現時暫停網上自動退票，請提交申請，由職員處理。',
    couponByHand: '使用了優惠券的訂單須另行申請退票。',
    couponCashPart: '使用了優惠券的訂單，退還實際付款的部分。',
    discountedByHand: '優惠票須另行申請退票。',
    forceMajeure: '如因本公司原因停駛，將全數退款，不收手續費。',
  },
)
