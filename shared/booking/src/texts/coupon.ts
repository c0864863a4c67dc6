import { defineTexts, type Translate } from '@shuttle/i18n/translate'

/**
 * Texts of a coupon's worth and validity, in a module of their own: a selling page contains none of them. Chinese days
 * do not break: a period breaks at its zero-width space.
 */
export const couponTexts = defineTexts({
  'zh-hk': {
    percent: '{{digits}}折',
    free: '免費',
    number: '券號 {{number}}',
    validUntil: '有效期至 {{until}}',
    validFrom: '有效期 {{from}}至\u200b{{until}}',
    minimum: '訂單滿 {{amount}} 可用',
    upTo: '最多扣減 {{amount}}',
    onlyLines: '只限{{names}}',
    onlyFareTypes: '只限{{names}}',
    onlyPassengers: '只限{{names}}',
    fareTypes: { day: '日票', night: '夜票', reserved: '個人預約票' },
    passengers: { adult: '成人', child: '小童', elderly: '長者', student: '學生', infant: '幼兒' },
    listSeparator: '、',
    line: '{{origin}}至{{destination}}（{{trip}}）',
  },
  'zh-cn': {
    percent: '{{tenths}} 折',
    free: '免费',
    number: '券号 {{number}}',
    validUntil: '有效期至 {{until}}',
    validFrom: '有效期 {{from}}至\u200b{{until}}',
    minimum: '订单满 {{amount}} 可用',
    upTo: '最高抵扣 {{amount}}',
    onlyLines: '仅限{{names}}',
    onlyFareTypes: '仅限{{names}}',
    onlyPassengers: '仅限{{names}}',
    fareTypes: { day: '日票', night: '夜票', reserved: '个人预约票' },
    passengers: { adult: '成人', child: '儿童', elderly: '长者', student: '学生', infant: '婴儿' },
    listSeparator: '、',
    line: '{{origin}}至{{destination}}（{{trip}}）',
  },
  en: {
    percent: '{{percent}}% off',
    free: 'Free',
    number: 'No. {{number}}',
    validUntil: 'Valid until {{until}}',
    validFrom: 'Valid from {{from}} until {{until}}',
    minimum: 'For orders of {{amount}} or more',
    upTo: 'Up to {{amount}}',
    onlyLines: 'Only {{names}}',
    onlyFareTypes: 'Only {{names}} tickets',
    onlyPassengers: 'Only for {{names}}',
    fareTypes: { day: 'day', night: 'night', reserved: 'personal booking' },
    passengers: { adult: 'adults', child: 'children', elderly: 'seniors', student: 'students', infant: 'infants' },
    listSeparator: ', ',
    line: '{{origin}} to {{destination}} ({{trip}})',
  },
})
export type CouponTree = (typeof couponTexts)['zh-hk']
export type TranslateCoupon = Translate<CouponTree>
