import * as z from 'zod/mini'
import { parseJson } from '../parse-json'
import { isSignedByBank } from './bank-message'
import { bankOrderNo } from './bank-names'
import type { CmbSettings } from './cmb-settings'

const notice = z.looseObject({
  sign: z.string(),
  signType: z.literal('RSA'),
  noticeData: z.record(z.string(), z.string()),
})

/**
 * A notice (BKPAYRTN) names an attempt when the bank signed it for this merchant. It may come again; only the attempt's number is
 * used, what happened is asked afterwards.
 */
export const verifyBankNotice = (settings: CmbSettings, body: string): { requestNo: string } | undefined => {
  const read = z.safeParse(notice, parseJson(new URLSearchParams(body).get('jsonRequestData') ?? ''))
  if (!read.success) return undefined
  const { noticeData, sign } = read.data
  if (!isSignedByBank(noticeData, sign, settings.bankKey)) return undefined
  if (noticeData.branchNo !== settings.branchNo || noticeData.merchantNo !== settings.merchantNo) return undefined
  const requestNo = noticeData.merchantPara?.split('|')[1] ?? ''
  return noticeData.orderNo === bankOrderNo(requestNo) ? { requestNo } : undefined
}
