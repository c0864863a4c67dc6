import { defineTexts } from '@shuttle/i18n/translate'

/** What coupons are worth, and for what they are valid; only pages and mails that show coupons bring it. */
export const couponTexts = defineTexts({
  'zh-hk': {
    coupon: {
      percent: '減 {{percent}}%',
      free: '免費',
      number: '券號 {{number}}',
      validUntil: '有效期至 {{until}}',
      validFrom: '有效期 {{from}}至 {{until}}',
      minimum: '訂單滿 {{amount}} 可用',
      upTo: '最多扣減 {{amount}}',
      only: '只限：{{names}}',
      listSeparator: '、',
      line: '{{origin}}至{{destination}}（{{trip}}）',
    },
  },
  'zh-cn': {
    coupon: {
      percent: '减 {{percent}}%',
      free: '免费',
      number: '券号 {{number}}',
      validUntil: '有效期至 {{until}}',
      validFrom: '有效期 {{from}}至 {{until}}',
      minimum: '订单满 {{amount}} 可用',
      upTo: '最高抵扣 {{amount}}',
      only: '仅限：{{names}}',
      listSeparator: '、',
      line: '{{origin}}至{{destination}}（{{trip}}）',
    },
  },
  en: {
    coupon: {
      percent: '{{percent}}% off',
      free: 'Free',
      number: 'No. {{number}}',
      validUntil: 'Valid until {{until}}',
      validFrom: 'Valid from {{from}} until {{until}}',
      minimum: 'For orders from {{amount}}',
      upTo: 'Up to {{amount}}',
      only: 'Only: {{names}}',
      listSeparator: ', ',
      line: '{{origin}} to {{destination}} ({{trip}})',
    },
  },
})
