import { texts as contentEn } from './content/en'
import { texts as contentCn } from './content/zh-cn'
import { texts as contentHk } from './content/zh-hk'
import { texts as couponsEn } from './coupons/en'
import { texts as couponsCn } from './coupons/zh-cn'
import { texts as couponsHk } from './coupons/zh-hk'
import { texts as departuresEn } from './departures/en'
import { texts as departuresCn } from './departures/zh-cn'
import { texts as departuresHk } from './departures/zh-hk'
import { texts as disruptionEn } from './disruption/en'
import { texts as disruptionCn } from './disruption/zh-cn'
import { texts as disruptionHk } from './disruption/zh-hk'
import { texts as en } from './en'
import { texts as feesEn } from './fees/en'
import { texts as feesCn } from './fees/zh-cn'
import { texts as feesHk } from './fees/zh-hk'
import { texts as linesEn } from './lines/en'
import { texts as linesCn } from './lines/zh-cn'
import { texts as linesHk } from './lines/zh-hk'
import { texts as pricesEn } from './prices/en'
import { texts as pricesCn } from './prices/zh-cn'
import { texts as pricesHk } from './prices/zh-hk'
import { texts as reconciliationEn } from './reconciliation/en'
import { texts as reconciliationCn } from './reconciliation/zh-cn'
import { texts as reconciliationHk } from './reconciliation/zh-hk'
import { texts as rulesEn } from './rules/en'
import { texts as rulesCn } from './rules/zh-cn'
import { texts as rulesHk } from './rules/zh-hk'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

const LANGUAGES = [
  [/travel/, /bought|sale/i, couponsEn, departuresEn, disruptionEn, feesEn, linesEn, pricesEn, rulesEn],
  [/乘車/, /購買|售票/, couponsHk, departuresHk, disruptionHk, feesHk, linesHk, pricesHk, rulesHk],
  [/乘车/, /购买|售票/, couponsCn, departuresCn, disruptionCn, feesCn, linesCn, pricesCn, rulesCn],
] as const

it.each(LANGUAGES)('every dated form of staff names its kind of day: %s', (travel, sale, ...forms) => {
  const [coupons, departures, disruption, fees, lines, prices, rules] = forms
  const byTravel = [
    ...[coupons.issue.firstDay, coupons.issue.lastDay, coupons.promotion.firstDay, coupons.promotion.lastDay],
    ...[departures.days.from, departures.days.to, departures.timetable.from, departures.timetable.to],
    departures.day.date,
    ...[disruption.rides.from, disruption.rides.until, lines.peak.firstDay, lines.peak.lastDay],
    ...[
      prices.form.firstDay,
      prices.form.lastDay,
      prices.form.pricesHint,
      prices.preview.day,
      prices.price.consequence,
    ],
    ...[rules.form.firstDay, rules.form.lastDay],
  ]
  expect(byTravel.filter((text) => !travel.test(text))).toEqual([])
  expect([fees.form.from, fees.form.until, lines.settings.firstDay].filter((text) => !sale.test(text))).toEqual([])
})

const MOMENTS = [
  [
    'en',
    /shown/i,
    /refunds applied for/i,
    /placed/,
    /payments/i,
    /compared/,
    contentEn,
    feesEn,
    rulesEn,
    reconciliationEn,
  ],
  ['zh-hk', /顯示/, /申請退票/, /下單/, /付款/, /核對/, contentHk, feesHk, rulesHk, reconciliationHk],
  ['zh-cn', /展示/, /申请退票/, /下单/, /支付/, /核对/, contentCn, feesCn, rulesCn, reconciliationCn],
] as const

it.each(MOMENTS)('every timed form of staff names what happens at that time: %s', (_, ...kinds) => {
  const [shown, refund, placed, paid, compared, content, fees, rules, reconciliation] = kinds
  const labels = [
    [shown, content.form.begins, content.form.ends, rules.survey.begins, rules.survey.ends],
    [refund, fees.pauses.from, fees.pauses.until],
    [placed, rules.captcha.begins, rules.captcha.ends],
    [paid, reconciliation.run.day],
    [compared, reconciliation.filter.day],
  ] as const
  expect(labels.flatMap(([kind, ...texts]) => texts.filter((text) => !kind.test(text)))).toEqual([])
})

it.each([
  ['en', en, 26],
  ['zh-cn', zhCn, 17],
  ['zh-hk', zhHk, 17],
])('the placeholder of the search fits a field of a phone of 320 px: %s', (_, { find }, most) =>
  expect(find.hint.length).toBeLessThanOrEqual(most),
)
