import type { TermsWords } from './terms'

export const words: TermsWords = {
  fareTypes: { day: '日票', night: '夜票', reserved: '預約班次' },
  passengerTypes: { adult: '成人', child: '小童', elderly: '長者', student: '學生', infant: '幼兒' },
  passenger: '乘客',
  line: (origin, destination) => `${origin}往${destination}`,
  between: '、',
  faresIn: (lines, currency) => `${lines}（${currency}）`,
  roundTripLeg: '來回票每程：',
  free: '免費',
  limits: ({ maxPerOrder, maxChildren, windowDays }) =>
    `每張訂單的成人票、長者票與學生票合共最多 ${maxPerOrder} 張，小童票最多 ${maxChildren} 張。車票由今天起 ${windowDays} 天內發售。個別路線及繁忙日子另設限額，以訂購時顯示為準。`,
  loading: '正在載入，請稍候',
  failed: '暫時未能載入今天的資料',
  failedHint: '請檢查網絡後再試。',
  retry: '再試一次',
}
