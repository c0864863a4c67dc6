import { texts as departuresEn } from '../catalogue/texts/departures/en'
import { texts as departuresCn } from '../catalogue/texts/departures/zh-cn'
import { texts as departuresHk } from '../catalogue/texts/departures/zh-hk'
import { texts as linesEn } from '../catalogue/texts/lines/en'
import { texts as linesCn } from '../catalogue/texts/lines/zh-cn'
import { texts as linesHk } from '../catalogue/texts/lines/zh-hk'
import { texts as pricesEn } from '../catalogue/texts/prices/en'
import { texts as pricesCn } from '../catalogue/texts/prices/zh-cn'
import { texts as pricesHk } from '../catalogue/texts/prices/zh-hk'
import { texts as feesEn } from '../kit/texts/fees/en'
import { texts as feesCn } from '../kit/texts/fees/zh-cn'
import { texts as feesHk } from '../kit/texts/fees/zh-hk'
import { texts as reconciliationEn } from '../refunds/texts/reconciliation/en'
import { texts as reconciliationCn } from '../refunds/texts/reconciliation/zh-cn'
import { texts as reconciliationHk } from '../refunds/texts/reconciliation/zh-hk'
import { texts as rulesEn } from '../rules/texts/en'
import { texts as rulesCn } from '../rules/texts/zh-cn'
import { texts as rulesHk } from '../rules/texts/zh-hk'
import { texts as en } from './en'
import { texts as zhCn } from './zh-cn'
import { texts as zhHk } from './zh-hk'

const LANGUAGES = [
  [/travel/, /bought|sale/i, en.common, departuresEn, feesEn, linesEn, pricesEn],
  [/乘車/, /購買|售票/, zhHk.common, departuresHk, feesHk, linesHk, pricesHk],
  [/乘车/, /购买|售票/, zhCn.common, departuresCn, feesCn, linesCn, pricesCn],
] as const

it.each(LANGUAGES)('every dated form of staff names its kind of day: %s', (travel, sale, ...forms) => {
  const [common, departures, fees, lines, prices] = forms
  const byTravel = [
    ...[common.firstTravelDay, common.lastTravelDay, departures.day.date],
    ...[prices.form.pricesHint, prices.preview.day, prices.price.consequence],
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
    en.common,
    feesEn,
    rulesEn,
    reconciliationEn,
  ],
  ['zh-hk', /顯示/, /申請退票/, /下單/, /付款/, /核對/, zhHk.common, feesHk, rulesHk, reconciliationHk],
  ['zh-cn', /展示/, /申请退票/, /下单/, /支付/, /核对/, zhCn.common, feesCn, rulesCn, reconciliationCn],
] as const

it.each(MOMENTS)('every timed form of staff names what happens at that time: %s', (_, ...kinds) => {
  const [shown, refund, placed, paid, compared, common, fees, rules, reconciliation] = kinds
  const labels = [
    [shown, common.shownFrom, common.shownUntil],
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
