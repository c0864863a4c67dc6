import type { SameShape } from '@shuttle/i18n'
import { labels } from '../labels/zh-cn'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  refundState: {
    accepted: '已受理',
    pending: '处理中',
    failed: '失败，将重试',
    refused: '被拒，待处理',
    done: '已退款',
    settled: '已另行结清',
    unknown: '未知',
  },
  requestState: {
    waiting: '待处理',
    approved: '已通过',
    rejected: '未通过',
    withdrawn: '已撤回',
    overtaken: '车票已使用',
    unknown: '未知',
  },
  reason: {
    ...labels.refundReason,
    'paid-twice': '重复支付',
    'no-seats': '支付时座位已满',
    'wrong-amount': '支付金额不符',
    unknown: '未知',
  },
  byHand: {
    REFUND_COUPON_USED: '用了优惠券',
    REFUND_EMERGENCY: '只能申请退票',
    REFUND_DISCOUNTED: '优惠票',
    REFUND_NO_RULE: '没有适用的退票政策',
    REFUND_COLLECTED_OR_CHECKED: '订单内有车票已检票或已取票',
    REFUND_TICKET_ABNORMAL: '退票申请正等待处理',
    REFUND_ALREADY_REFUNDED: '车票的退票此前已受理',
    REFUND_TIME_PASSED: '已过退票时间',
  },
  age: {
    days: '{{days}}\u00a0天\u00a0{{hours}}\u00a0小时',
    hours: '{{hours}}\u00a0小时\u00a0{{minutes}}\u00a0分钟',
    minutes: '{{minutes}}\u00a0分钟',
  },
  fee: {
    paid_other: '{{count}} 张车票实付',
    asPolicy: '按政策',
    none: '不收手续费',
    other: '其他金额',
    amount: '新手续费（{{symbol}}）',
    reasonHint: '3 至 200 字，会记录在案，乘客不会看到',
    secondTitle: '需要第二人复核',
    second:
      '您更改了手续费，退款 {{refund}} 又超过 {{limit}} 的上限，须由另一位有复核权限的工作人员决定。在此之前不会退款，车票仍然有效。',
    secondWithBefore:
      '您更改了手续费，退款 {{refund}} 连同该订单之前或您今天未经复核而更改手续费的退款 {{alone}}，合计超过 {{limit}} 的上限。须由另一位有复核权限的工作人员决定。在此之前不会退款，车票仍然有效。',
  },
}
