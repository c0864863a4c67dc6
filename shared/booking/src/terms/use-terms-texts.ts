import { createLazyTexts, defineTexts, type Translate } from '@shuttle/i18n'

const texts = defineTexts({
  'zh-hk': {
    fareTypes: { day: '日票', night: '夜票', reserved: '個人預約票' },
    passenger: '乘客',
    line: '{{origin}}至{{destination}}',
    lineSeparator: '、',
    roundTripLeg: '來回票每程：',
    free: '免費',
    limits_other:
      '每張訂單的成人票、長者票與學生票合共最多 {{maxPerOrder}} 張，小童票最多 {{count}} 張。車票由今天起 {{windowDays}} 天內發售。個別路線及繁忙日子另設限額，以訂購時顯示為準。',
    loading: '正在載入，請稍候',
    failed: '暫時未能載入今天的資料',
    failedHint: '請檢查網絡後重試。',
    retry: '重試',
  },
  'zh-cn': {
    fareTypes: { day: '日票', night: '夜票', reserved: '个人预约票' },
    passenger: '乘客',
    line: '{{origin}}至{{destination}}',
    lineSeparator: '、',
    roundTripLeg: '往返票每程：',
    free: '免费',
    limits_other:
      '每单成人票、长者票与学生票合计最多 {{maxPerOrder}} 张，儿童票最多 {{count}} 张。车票自今天起 {{windowDays}} 天内发售。个别线路及高峰日另有限额，以下单时显示为准。',
    loading: '正在加载，请稍候',
    failed: '暂时无法加载今天的数据',
    failedHint: '请检查网络后重试。',
    retry: '重试',
  },
  en: {
    fareTypes: { day: 'Day', night: 'Night', reserved: 'Personal booking' },
    passenger: 'Passenger',
    line: '{{origin}} to {{destination}}',
    lineSeparator: '; ',
    roundTripLeg: 'Round trip, each way: ',
    free: 'free',
    limits_one:
      'An order may hold up to {{maxPerOrder}} adult, senior and student tickets together, and 1 child ticket. Tickets are on sale from today to {{windowDays}} days ahead. Some lines and peak days have limits of their own, which are shown when you order.',
    limits_other:
      'An order may hold up to {{maxPerOrder}} adult, senior and student tickets together, and {{count}} child tickets. Tickets are on sale from today to {{windowDays}} days ahead. Some lines and peak days have limits of their own, which are shown when you order.',
    loading: 'loading, please wait',
    failed: 'Today’s fares and rules could not be loaded',
    failedHint: 'Please check your connection and try again.',
    retry: 'Try again',
  },
})

export type TranslateTerms = Translate<(typeof texts)['zh-hk']>

/** Texts around the numbers in terms; the language is that of the document. */
export const useTermsTexts = createLazyTexts('booking/terms', texts)
