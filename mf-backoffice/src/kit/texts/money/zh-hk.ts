import { labels } from '../labels/zh-hk'

/** Texts of money that goes back: states, reasons, and the fee that staff may change. */
export const texts = {
  refundState: {
    accepted: '已受理',
    pending: '處理中',
    failed: '失敗，將重試',
    refused: '被拒，待處理',
    done: '已退款',
    settled: '已另行結清',
    unknown: '不明',
  },
  requestState: {
    waiting: '待處理',
    approved: '已獲批准',
    rejected: '未獲批准',
    withdrawn: '已撤回',
    overtaken: '車票已使用',
    unknown: '不明',
  },
  reason: {
    ...labels.refundReason,
    'paid-twice': '重複付款',
    'no-seats': '付款時座位已滿',
    'wrong-amount': '付款金額不符',
    unknown: '不明',
  },
  /** Why a passenger cannot refund a ticket without staff. */
  byHand: {
    REFUND_COUPON_USED: '用了優惠券',
    REFUND_EMERGENCY: '只可申請退票',
    REFUND_DISCOUNTED: '優惠票',
    REFUND_NO_RULE: '沒有適用的退票政策',
    REFUND_COLLECTED_OR_CHECKED: '訂單內有車票已驗票或已取票',
    REFUND_TICKET_ABNORMAL: '退票申請正等待處理',
    REFUND_ALREADY_REFUNDED: '車票的退票先前已獲受理',
    REFUND_TIME_PASSED: '已過退票時間',
  },
  /** Stays on one line. */
  age: {
    days: '{{days}}\u00a0天\u00a0{{hours}}\u00a0小時',
    hours: '{{hours}}\u00a0小時\u00a0{{minutes}}\u00a0分鐘',
    minutes: '{{minutes}}\u00a0分鐘',
  },
  fee: {
    paid_other: '{{count}} 張車票實付',
    asPolicy: '按政策',
    none: '不收手續費',
    other: '其他金額',
    amount: '新手續費（{{symbol}}）',
    reasonHint: '3 至 200 字，會記錄在案，乘客不會看到',
    secondTitle: '需要第二人覆核',
    second:
      '你更改了手續費，退款 {{refund}} 又超過 {{limit}} 上限，須由另一位有覆核權限的職員決定。在此之前不會退款，車票仍然有效。',
    secondWithBefore:
      '你更改了手續費，退款 {{refund}} 連同這張訂單之前或你今日未經覆核而更改手續費的退款 {{alone}}，合共超過 {{limit}} 上限。須由另一位有覆核權限的職員決定。在此之前不會退款，車票仍然有效。',
  },
}
