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

it.each([
  ['en', en, 26],
  ['zh-cn', zhCn, 17],
  ['zh-hk', zhHk, 17],
])('the placeholder of the search fits a field of a phone of 320 px: %s', (_, { find }, most) =>
  expect(find.hint.length).toBeLessThanOrEqual(most),
)
