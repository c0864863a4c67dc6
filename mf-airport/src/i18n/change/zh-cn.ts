import type { SameShape } from '@shuttle/i18n'
import type { texts as reference } from './zh-hk'

export const texts: SameShape<typeof reference> = {
  gate: {
    signIn: '请先登录',
    signInText: '登录后才可更改订单的班次。',
    toSignIn: '登录',
    notFound: '找不到该订单',
    notFoundText: '链接可能不完整，或订单属于其他账户。',
    toOrders: '查看我的订单',
    refused: '该订单不可更改班次',
    refusedText: '如有疑问，请联系客服。',
    toOrder: '返回订单',
    flightMissing: '请先确认航班，我们会列出能衔接的班次。',
    toFlight: '确认航班',
  },
  change: {
    present: '现在的班次',
    once_other: '订单内 {{count}} 张有效车票一起更改，只能更改一次。',
    until: '可更改至 {{time}}。',
    confirm: '更改至该班次',
    sending: '正在更改',
    question: '更改至 {{departure}}？',
    codeVoid: '现有的二维码和取票码会立即失效，系统会发出新的。',
    sameFare: '票价相同，无需补款。',
    yes: '确认更改',
    no: '保留现在的班次',
    done: '班次已更改，请使用新的二维码',
    unsure: '未能确定是否已更改，请重试；重复提交不会更改两次。',
  },
}
