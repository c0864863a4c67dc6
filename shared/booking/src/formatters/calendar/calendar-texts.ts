import { defineTexts } from '@shuttle/i18n/translate'

/** Texts of a calendar entry for a ride of the airport line. */
export const calendarTexts = defineTexts({
  'zh-hk': {
    title: '機場巴士：{{from}}至{{to}}',
    orderNo: '訂單編號：{{orderNo}}',
    takesOff: '航班 {{number}}，起飛 {{at}}（香港時間）',
    lands: '航班 {{number}}，降落 {{at}}（香港時間）',
    pickUp: '乘車前請憑取票碼到機場巴士櫃位取票：{{url}}',
    arriveEarly: '請於開車前 5 分鐘到達上車地點。',
  },
  'zh-cn': {
    title: '机场巴士：{{from}}至{{to}}',
    orderNo: '订单号：{{orderNo}}',
    takesOff: '航班 {{number}}，起飞 {{at}}（香港时间）',
    lands: '航班 {{number}}，降落 {{at}}（香港时间）',
    pickUp: '乘车前请凭取票码到机场巴士柜台取票：{{url}}',
    arriveEarly: '请于发车前 5 分钟到达上车地点。',
  },
  en: {
    title: 'Airport bus: {{from}} to {{to}}',
    orderNo: 'Order number: {{orderNo}}',
    takesOff: 'Flight {{number}}, take-off {{at}} (Hong Kong time)',
    lands: 'Flight {{number}}, landing {{at}} (Hong Kong time)',
    pickUp: 'Before boarding, collect the tickets at the airport bus counter with your pickup code: {{url}}',
    arriveEarly: 'Please be at the boarding point 5 minutes before departure.',
  },
})
