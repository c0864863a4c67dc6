import type { SameShape } from '@shuttle/i18n'
import type { coupons as reference } from './zh-hk'

export const coupons: SameShape<typeof reference> = {
  coupons: {
    title: '我的优惠券',
    tabs: '优惠券状态',
    unused: '未使用',
    locked: '待支付订单使用中',
    used: '已使用',
    expired: '已过期',
    cancelled: '已作废',
    over: '已失效',
    loading: '正在加载优惠券',
    failed: '优惠券加载失败',
    retry: '重试',
    noneUnused: '没有未使用的优惠券',
    noneHint: '如有兑换码，可以在此添加。',
    noneUsed: '没有已使用的优惠券',
    noneOver: '没有已过期或已作废的优惠券',
    add: '添加优惠券',
  },
}
