import type { TermsWords } from './terms'

export const words: TermsWords = {
  fareTypes: { day: '日票', night: '夜票', reserved: '预约班次' },
  passengerTypes: { adult: '成人', child: '儿童', elderly: '长者', student: '学生', infant: '婴儿' },
  passenger: '乘客',
  line: (origin, destination) => `${origin}至${destination}`,
  between: '、',
  faresIn: (lines, currency) => `${lines}（${currency}）`,
  roundTripLeg: '往返票每程：',
  free: '免费',
  limits: ({ maxPerOrder, maxChildren, windowDays }) =>
    `每单成人票、长者票与学生票合计最多 ${maxPerOrder} 张，儿童票最多 ${maxChildren} 张。车票自今天起 ${windowDays} 天内发售。个别线路及高峰日另有限额，以下单时显示为准。`,
  loading: '正在加载，请稍候',
  failed: '暂时无法加载今天的数据',
  failedHint: '请检查网络后重试。',
  retry: '重试',
}
