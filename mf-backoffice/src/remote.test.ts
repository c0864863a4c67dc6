import { remoteManifest, type TextTree } from '@shuttle/contracts'
import { STAFF_RIGHTS } from '@shuttle/domain/staff'
import { actionKey } from './domain/action-key'
import { texts as areasEn } from './i18n/areas/en'
import { texts as areasZhCn } from './i18n/areas/zh-cn'
import { texts as areasZhHk } from './i18n/areas/zh-hk'
import { texts as checkEn } from './i18n/check/en'
import { texts as checkZhCn } from './i18n/check/zh-cn'
import { texts as checkZhHk } from './i18n/check/zh-hk'
import { texts as contentEn } from './i18n/content/en'
import { texts as contentZhCn } from './i18n/content/zh-cn'
import { texts as contentZhHk } from './i18n/content/zh-hk'
import { texts as couponsEn } from './i18n/coupons/en'
import { texts as couponsZhCn } from './i18n/coupons/zh-cn'
import { texts as couponsZhHk } from './i18n/coupons/zh-hk'
import { texts as departuresEn } from './i18n/departures/en'
import { texts as departuresZhCn } from './i18n/departures/zh-cn'
import { texts as departuresZhHk } from './i18n/departures/zh-hk'
import { texts as differencesEn } from './i18n/differences/en'
import { texts as differencesZhCn } from './i18n/differences/zh-cn'
import { texts as differencesZhHk } from './i18n/differences/zh-hk'
import { texts as disruptionEn } from './i18n/disruption/en'
import { texts as disruptionZhCn } from './i18n/disruption/zh-cn'
import { texts as disruptionZhHk } from './i18n/disruption/zh-hk'
import { texts as en } from './i18n/en'
import { texts as factorEn } from './i18n/factor/en'
import { texts as factorZhCn } from './i18n/factor/zh-cn'
import { texts as factorZhHk } from './i18n/factor/zh-hk'
import { texts as feesEn } from './i18n/fees/en'
import { texts as feesZhCn } from './i18n/fees/zh-cn'
import { texts as feesZhHk } from './i18n/fees/zh-hk'
import { texts as handRefundEn } from './i18n/hand-refund/en'
import { texts as handRefundZhCn } from './i18n/hand-refund/zh-cn'
import { texts as handRefundZhHk } from './i18n/hand-refund/zh-hk'
import { texts as indexEn } from './i18n/index/en'
import { texts as indexZhCn } from './i18n/index/zh-cn'
import { texts as indexZhHk } from './i18n/index/zh-hk'
import { labels as labelsEn } from './i18n/labels/en'
import { labels as labelsZhCn } from './i18n/labels/zh-cn'
import { labels as labelsZhHk } from './i18n/labels/zh-hk'
import { texts as ledgerEn } from './i18n/ledger/en'
import { texts as ledgerZhCn } from './i18n/ledger/zh-cn'
import { texts as ledgerZhHk } from './i18n/ledger/zh-hk'
import { texts as linesEn } from './i18n/lines/en'
import { texts as linesZhCn } from './i18n/lines/zh-cn'
import { texts as linesZhHk } from './i18n/lines/zh-hk'
import { texts as moneyEn } from './i18n/money/en'
import { texts as moneyZhCn } from './i18n/money/zh-cn'
import { texts as moneyZhHk } from './i18n/money/zh-hk'
import { texts as overviewEn } from './i18n/overview/en'
import { texts as overviewZhCn } from './i18n/overview/zh-cn'
import { texts as overviewZhHk } from './i18n/overview/zh-hk'
import { texts as pricesEn } from './i18n/prices/en'
import { texts as pricesZhCn } from './i18n/prices/zh-cn'
import { texts as pricesZhHk } from './i18n/prices/zh-hk'
import { texts as reconciliationEn } from './i18n/reconciliation/en'
import { texts as reconciliationZhCn } from './i18n/reconciliation/zh-cn'
import { texts as reconciliationZhHk } from './i18n/reconciliation/zh-hk'
import { texts as requestsEn } from './i18n/requests/en'
import { texts as requestsZhCn } from './i18n/requests/zh-cn'
import { texts as requestsZhHk } from './i18n/requests/zh-hk'
import { texts as rulesEn } from './i18n/rules/en'
import { texts as rulesZhCn } from './i18n/rules/zh-cn'
import { texts as rulesZhHk } from './i18n/rules/zh-hk'
import { texts as zhCn } from './i18n/zh-cn'
import { texts as zhHk } from './i18n/zh-hk'
import { remote } from './remote'

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
] as const)('%s has every text of the reference, with the same inserts', (_, texts, of) => {
  const reference = new Map(leaves(of as TextTree))
  const translated = leaves(texts as TextTree).filter(([key]) => !key.endsWith('_one'))
  expect(translated.map(([key]) => key).sort()).toEqual([...reference.keys()].sort())
  for (const [key, text] of translated) {
    expect(text.trim()).not.toBe('')
    expect([key, inserts(text)]).toEqual([key, inserts(reference.get(key) ?? '')])
  }
})
