import { createHash } from 'node:crypto'
import { addDays, type CivilDate } from '@shuttle/domain'
import * as z from 'zod/mini'
import { findMeaning } from '../code-table'
import { ProviderFault, type StatementRow } from '../payment-provider'
import { callWechatPay, downloadFromWechatPay, WechatPayRefusal } from './call-wechat-pay'
import { readFundFlowBill, readTradeBill } from './read-bill'
import { ERROR_MEANINGS } from './wechat-pay-codes'
import type { WechatPaySettings } from './wechat-pay-settings'

/** Bills of a day are created from 09:00 of the next on, and should be requested from 10:00 on. */
export const BILLS_READY_AFTER_MS = 10.5 * 3_600_000

const billAnswer = z.looseObject({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() })

/** A day on which nothing happened has no bill. */
const isWithoutBill = (error: unknown): boolean =>
  error instanceof WechatPayRefusal && findMeaning(ERROR_MEANINGS, error.code) === 'no-bill'

/** The complete text of a bill; undefined where the day has none. */
const fetchBill = async (settings: WechatPaySettings, path: string): Promise<string | undefined> => {
  let answer: unknown
  try {
    answer = await callWechatPay(settings, { method: 'GET', path })
  } catch (error) {
    if (isWithoutBill(error)) return undefined
    throw error
  }
  const read = z.safeParse(billAnswer, answer)
  if (!read.success) throw new ProviderFault('unreadable', 'bill answer of no known shape', { cause: read.error })
  // Only path and token count: our signature is sent to the platform of our settings only.
  const { pathname, search } = new URL(read.data.download_url)
  const bytes = await downloadFromWechatPay(settings, `${pathname}${search}`)
  const hash = createHash('sha1').update(bytes).digest('hex')
  if (hash !== read.data.hash_value.toLowerCase()) throw new ProviderFault('unreadable', 'bill: another hash')
  return bytes.toString('utf8')
}

const fetchTrades = async (settings: WechatPaySettings, day: CivilDate): Promise<StatementRow[]> => {
  const text = await fetchBill(settings, `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
  return text === undefined ? [] : readTradeBill(text)
}

/**
 * The statement of WeChat Pay for a day: the trade bill, and those rows of the flow of funds that the trade bill does
 * not have. Movements around midnight may be in the trade bill of the day before.
 */
export const fetchWechatStatement = async (settings: WechatPaySettings, day: CivilDate): Promise<StatementRow[]> => {
  const trades = await fetchTrades(settings, day)
  const flow = await fetchBill(settings, `/v3/bill/fundflowbill?bill_date=${day}&account_type=BASIC`)
  const known = new Set(trades.map(({ transactionId }) => transactionId))
  const strange = (flow === undefined ? [] : readFundFlowBill(flow)).filter((row) => !known.has(row.transactionId))
  if (strange.length === 0) return trades
  const before = new Set((await fetchTrades(settings, addDays(day, -1))).map(({ transactionId }) => transactionId))
  return [...trades, ...strange.filter((row) => !before.has(row.transactionId))]
}
