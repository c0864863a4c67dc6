import * as z from 'zod/mini'
import { callSignal } from '../../../../runtime/in-flight-calls'
import { findMeaning } from '../code-table'
import { ProviderBusy, ProviderFault, parseJson, TOO_MANY } from '../payment-provider'
import { BANK_CODES, type BankCodeMeaning } from './bank-codes'
import { type Fields, isSigned, requestText } from './bank-messages'
import type { CmbSettings } from './cmb-settings'

const bankAnswer = z.looseObject({ sign: z.string(), rspData: z.record(z.string(), z.string()) })

/** A refusal by the bank; `meaning` is read from its `rspCode` alone. */
export class BankRefusal extends ProviderFault {
  readonly meaning: BankCodeMeaning | undefined

  constructor(code: string, text: string) {
    super('refused', `cmb says ${code}: ${text}`)
    this.meaning = findMeaning(BANK_CODES, code)
  }
}

interface BankCall {
  url: string
  operation: string
  reqData: Fields
}

const exchange = async (settings: CmbSettings, { url, operation, reqData }: BankCall): Promise<Fields> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
    body: new URLSearchParams({ jsonRequestData: requestText(settings, reqData), charset: 'UTF-8' }).toString(),
    redirect: 'error',
    signal: callSignal(settings.timeoutMs),
  })
  const text = await response.text()
  if (response.status === TOO_MANY) throw new ProviderBusy(`cmb says ${response.status}`)
  if (response.status >= 500) throw new ProviderFault('unreachable', `cmb says ${response.status}`)
  const read = z.safeParse(bankAnswer, parseJson(text))
  if (!read.success) throw new ProviderFault('unreadable', `${operation}: an answer of no known shape`)
  const { sign, rspData } = read.data
  if (!isSigned(rspData, sign, settings.key)) throw new ProviderFault('unreadable', `${operation}: wrong signature`)
  const { rspCode = '', rspMsg = '' } = rspData
  if (findMeaning(BANK_CODES, rspCode) !== 'success') throw new BankRefusal(rspCode, rspMsg)
  return rspData
}

const reach = async (settings: CmbSettings, call: BankCall): Promise<Fields> => {
  try {
    return await exchange(settings, call)
  } catch (cause) {
    if (cause instanceof ProviderFault) throw cause
    throw new ProviderFault('unreachable', `${call.operation}: no answer`, { cause })
  }
}

/**
 * One call of the merchant's services; an answer counts only with its signature. Rejects with {@link ProviderFault}
 * only.
 */
export const callBank = (settings: CmbSettings, operation: string, reqData: Fields): Promise<Fields> =>
  reach(settings, { url: `${settings.serviceUrl}?${operation}`, operation, reqData })

/** The bank's public key of the day (FBPK), SPKI in base64. Rejects with {@link ProviderFault} only. */
export const fetchBankKey = async (settings: CmbSettings, dateTime: string): Promise<string | undefined> => {
  const { keyUrl, branchNo, merchantNo } = settings
  const reqData = { dateTime, txCode: 'FBPK', branchNo, merchantNo }
  return (await reach(settings, { url: keyUrl, operation: 'FBPK', reqData })).fbPubKey
}
