import { createLazyTexts } from '@shuttle/i18n'

/** Texts of rides that are late or do not run: few orders have one. */
export const useRideNoticeTexts = createLazyTexts('booking/ride-notices', {
  'zh-hk': {
    late: '約遲 {{minutes}} 分鐘',
    cancelled: '班次停駛',
    trip: '{{date}}，{{from}}至\u200b{{to}}',
    lateSince: '{{time}} 更新。車票仍然有效；如不欲等候，可免手續費退票。',
    cancelledSince: '{{time}} 公布。車票會退款，不收手續費。',
    open: '查看訂單',
  },
  'zh-cn': {
    late: '约晚点 {{minutes}} 分钟',
    cancelled: '班次停运',
    trip: '{{date}}，{{from}}至\u200b{{to}}',
    lateSince: '{{time}} 更新。车票仍然有效；如不愿等候，可免手续费退票。',
    cancelledSince: '{{time}} 公布。车票会退款，不收手续费。',
    open: '查看订单',
  },
  en: {
    late: 'About {{minutes}} minutes late',
    cancelled: 'This bus does not run',
    trip: '{{date}}, {{from}} to {{to}}',
    lateSince: 'Updated {{time}}. Your tickets stay valid; if you prefer not to wait, refund them without a fee.',
    cancelledSince: 'Announced {{time}}. The tickets are refunded without a fee.',
    open: 'See the order',
  },
})
