import { remoteManifest, type TextTree } from '@shuttle/contracts'
import { STAFF_RIGHTS } from '@shuttle/domain/staff'
import { texts as areasEn } from './catalogue/texts/areas/en'
import { texts as areasZhCn } from './catalogue/texts/areas/zh-cn'
import { texts as areasZhHk } from './catalogue/texts/areas/zh-hk'
import { texts as departuresEn } from './catalogue/texts/departures/en'
import { texts as departuresZhCn } from './catalogue/texts/departures/zh-cn'
import { texts as departuresZhHk } from './catalogue/texts/departures/zh-hk'
import { texts as disruptionEn } from './catalogue/texts/disruption/en'
import { texts as disruptionZhCn } from './catalogue/texts/disruption/zh-cn'
import { texts as disruptionZhHk } from './catalogue/texts/disruption/zh-hk'
import { texts as guidesEn } from './catalogue/texts/guides/en'
import { texts as guidesZhCn } from './catalogue/texts/guides/zh-cn'
import { texts as guidesZhHk } from './catalogue/texts/guides/zh-hk'
import { texts as linesEn } from './catalogue/texts/lines/en'
import { texts as linesZhCn } from './catalogue/texts/lines/zh-cn'
import { texts as linesZhHk } from './catalogue/texts/lines/zh-hk'
import { texts as pricesEn } from './catalogue/texts/prices/en'
import { texts as pricesZhCn } from './catalogue/texts/prices/zh-cn'
import { texts as pricesZhHk } from './catalogue/texts/prices/zh-hk'
import { texts as contentEn } from './content/texts/en'
import { texts as contentZhCn } from './content/texts/zh-cn'
import { texts as contentZhHk } from './content/texts/zh-hk'
import { texts as couponsEn } from './coupons/texts/en'
import { texts as couponsZhCn } from './coupons/texts/zh-cn'
import { texts as couponsZhHk } from './coupons/texts/zh-hk'
import { texts as en } from './i18n/en'
import { texts as zhCn } from './i18n/zh-cn'
import { texts as zhHk } from './i18n/zh-hk'
import { texts as differencesEn } from './kit/texts/differences/en'
import { texts as differencesZhCn } from './kit/texts/differences/zh-cn'
import { texts as differencesZhHk } from './kit/texts/differences/zh-hk'
import { texts as feesEn } from './kit/texts/fees/en'
import { texts as feesZhCn } from './kit/texts/fees/zh-cn'
import { texts as feesZhHk } from './kit/texts/fees/zh-hk'
import { texts as indexEn } from './kit/texts/index/en'
import { texts as indexZhCn } from './kit/texts/index/zh-cn'
import { texts as indexZhHk } from './kit/texts/index/zh-hk'
import { labels as labelsEn } from './kit/texts/labels/en'
import { labels as labelsZhCn } from './kit/texts/labels/zh-cn'
import { labels as labelsZhHk } from './kit/texts/labels/zh-hk'
import { texts as moneyEn } from './kit/texts/money/en'
import { texts as moneyZhCn } from './kit/texts/money/zh-cn'
import { texts as moneyZhHk } from './kit/texts/money/zh-hk'
import { texts as checkEn } from './orders/texts/check/en'
import { texts as checkZhCn } from './orders/texts/check/zh-cn'
import { texts as checkZhHk } from './orders/texts/check/zh-hk'
import { texts as overviewEn } from './overview/texts/en'
import { texts as overviewZhCn } from './overview/texts/zh-cn'
import { texts as overviewZhHk } from './overview/texts/zh-hk'
import { texts as handRefundEn } from './refunds/texts/hand-refund/en'
import { texts as handRefundZhCn } from './refunds/texts/hand-refund/zh-cn'
import { texts as handRefundZhHk } from './refunds/texts/hand-refund/zh-hk'
import { texts as ledgerEn } from './refunds/texts/ledger/en'
import { texts as ledgerZhCn } from './refunds/texts/ledger/zh-cn'
import { texts as ledgerZhHk } from './refunds/texts/ledger/zh-hk'
import { texts as reconciliationEn } from './refunds/texts/reconciliation/en'
import { texts as reconciliationZhCn } from './refunds/texts/reconciliation/zh-cn'
import { texts as reconciliationZhHk } from './refunds/texts/reconciliation/zh-hk'
import { texts as requestsEn } from './refunds/texts/requests/en'
import { texts as requestsZhCn } from './refunds/texts/requests/zh-cn'
import { texts as requestsZhHk } from './refunds/texts/requests/zh-hk'
import { remote } from './remote'
import { texts as rulesEn } from './rules/texts/en'
import { texts as rulesZhCn } from './rules/texts/zh-cn'
import { texts as rulesZhHk } from './rules/texts/zh-hk'
import { actionKey } from './staff/domain/action-key'
import { texts as factorEn } from './staff/texts/factor/en'
import { texts as factorZhCn } from './staff/texts/factor/zh-cn'
import { texts as factorZhHk } from './staff/texts/factor/zh-hk'

const leaves = (tree: TextTree, at = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[at + key, value]] : leaves(value, `${at}${key}.`),
  )
const inserts = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()

test('[A2.base.2] the manifest is one that the shell reads', () => {
  expect(remoteManifest.safeParse(remote.manifest).error).toBeUndefined()
})

test('[D5.1] every page of the back office is for staff only', () => {
  for (const { guard, bottomBar } of remote.manifest.pages) expect([guard, bottomBar]).toEqual(['staff', false])
})

test('every path of the manifest has a page', async () => {
  expect(Object.keys(remote.pages).sort()).toEqual(remote.manifest.pages.map((page) => page.path).sort())
  for (const load of Object.values(remote.pages)) expect((await load()).Page).toBeInstanceOf(Function)
})

test('every action of the table of rights has a name', () => {
  const named = Object.keys(indexZhHk.action)
  expect(Object.keys(STAFF_RIGHTS).filter((action) => !named.includes(actionKey(action)))).toEqual([])
})

test.each([
  ['zh-cn', zhCn, zhHk],
  ['en', en, zhHk],
  ['zh-cn of the index', indexZhCn, indexZhHk],
  ['en of the index', indexEn, indexZhHk],
  ['zh-cn of refunds by hand', handRefundZhCn, handRefundZhHk],
  ['en of refunds by hand', handRefundEn, handRefundZhHk],
  ['zh-cn of the ticket check', checkZhCn, checkZhHk],
  ['en of the ticket check', checkEn, checkZhHk],
  ['zh-cn of notices and banners', contentZhCn, contentZhHk],
  ['en of notices and banners', contentEn, contentZhHk],
  ['zh-cn of coupons', couponsZhCn, couponsZhHk],
  ['en of coupons', couponsEn, couponsZhHk],
  ['zh-cn of the overview', overviewZhCn, overviewZhHk],
  ['en of the overview', overviewEn, overviewZhHk],
  ['zh-cn of refund policies', feesZhCn, feesZhHk],
  ['en of refund policies', feesEn, feesZhHk],
  ['zh-cn of disruptions', disruptionZhCn, disruptionZhHk],
  ['en of disruptions', disruptionEn, disruptionZhHk],
  ['zh-cn of the second factor', factorZhCn, factorZhHk],
  ['en of the second factor', factorEn, factorZhHk],
  ['zh-cn of money', moneyZhCn, moneyZhHk],
  ['en of money', moneyEn, moneyZhHk],
  ['zh-cn of departures', departuresZhCn, departuresZhHk],
  ['en of departures', departuresEn, departuresZhHk],
  ['zh-cn of the kinds of difference', differencesZhCn, differencesZhHk],
  ['en of the kinds of difference', differencesEn, differencesZhHk],
  ['zh-cn of the reconciliation', reconciliationZhCn, reconciliationZhHk],
  ['en of the reconciliation', reconciliationEn, reconciliationZhHk],
  ['zh-cn of requests', requestsZhCn, requestsZhHk],
  ['en of requests', requestsEn, requestsZhHk],
  ['zh-cn of ledger', ledgerZhCn, ledgerZhHk],
  ['en of ledger', ledgerEn, ledgerZhHk],
  ['zh-cn of prices', pricesZhCn, pricesZhHk],
  ['en of prices', pricesEn, pricesZhHk],
  ['zh-cn of lines', linesZhCn, linesZhHk],
  ['en of lines', linesEn, linesZhHk],
  ['zh-cn of shared words', labelsZhCn, labelsZhHk],
  ['en of shared words', labelsEn, labelsZhHk],
  ['zh-cn of dated rules', rulesZhCn, rulesZhHk],
  ['en of dated rules', rulesEn, rulesZhHk],
  ['zh-cn of areas', areasZhCn, areasZhHk],
  ['en of areas', areasEn, areasZhHk],
  ['zh-cn of times and stops', guidesZhCn, guidesZhHk],
  ['en of times and stops', guidesEn, guidesZhHk],
] as const)('%s has every text of the reference, with the same inserts', (_, texts, of) => {
  const reference = new Map(leaves(of as TextTree))
  const translated = leaves(texts as TextTree).filter(([key]) => !key.endsWith('_one'))
  expect(translated.map(([key]) => key).sort()).toEqual([...reference.keys()].sort())
  for (const [key, text] of translated) {
    expect(text.trim()).not.toBe('')
    expect([key, inserts(text)]).toEqual([key, inserts(reference.get(key) ?? '')])
  }
})
