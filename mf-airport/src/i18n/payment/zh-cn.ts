import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  order: {
    cannotOpen: '无法打开这个订单',
    linkIncomplete: '链接内没有订单号，请从我的订单打开。',
    notFound: '链接可能不完整，或订单属于其他账户。',
    toOrders: '查看我的订单',
  },
  payment: {
    title: '支付订单',
  },
  result: {
    title: '支付结果',
    toOrder: '查看订单',
    payAgain: '重新支付',
  },
}
