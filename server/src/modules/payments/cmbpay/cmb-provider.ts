import { formatUnits } from '@shuttle/domain'
import { type AttemptReference, type PaymentProvider, ProviderFault } from '../payment-provider'
import {
  bankDay,
  bankMoment,
  bankOrderNo,
  payForm,
  readOrder,
  readRefunds,
  refundSerialNo,
  verifyBankNotice,
} from './bank-messages'
import { BankRefusal, callBank } from './call-bank'
import type { CmbSettings } from './cmb-settings'

/** The bank files an order when it is paid; before, it says that there is none. */
const isUnknown = (error: unknown): boolean => error instanceof BankRefusal && /不存在|无此|没有/.test(error.message)

const orElse = async <Answer, Other>(talk: Promise<Answer>, unknown: Other): Promise<Answer | Other> => {
  try {
    return await talk
  } catch (error) {
    if (isUnknown(error)) return unknown
    throw error
  }
}

/** One-net payment of China Merchants Bank: a signed form of the browser, signed questions of ours. The same code for every address. */
export const createCmbProvider = (settings: CmbSettings): PaymentProvider => {
  const about = ({ requestNo, openedAt }: AttemptReference) => ({
    dateTime: bankMoment(settings.now()),
    branchNo: settings.branchNo,
    merchantNo: settings.merchantNo,
    date: bankDay(openedAt),
    orderNo: bankOrderNo(requestNo),
  })
  return {
    code: 'cmbpay',
    merchant: `${settings.branchNo}${settings.merchantNo}`,
    needsPayer: false,
    takes: (currency) => currency === 'CNY',
    isCurrency: (spelling, currency) => spelling === currency,
    toLocale: (wanted) => wanted,
    createSession: async (request) => {
      if (request.currency !== 'CNY') throw new ProviderFault('refused', 'cmb takes yuan only', { field: 'currency' })
      const sessionId = bankOrderNo(request.requestNo)
      return { sessionId, sessionVersion: settings.version, successIndicator: '', launch: payForm(settings, request) }
    },
    parseReturn: () => ({ hint: undefined }),
    verifyCallback: ({ body }) => verifyBankNotice(settings, body),
    query: (attempt) => {
      const question = { ...about(attempt), type: 'B', bankSerialNo: '', operatorNo: settings.operatorNo }
      return orElse(callBank(settings, 'QuerySingleOrder', question).then(readOrder), { state: 'none' as const })
    },
    refund: async (request) => {
      try {
        await callBank(settings, 'DoRefund', {
          ...about(request),
          refundSerialNo: refundSerialNo(request.refundNo),
          amount: formatUnits(request.amount),
          desc: '',
          operatorNo: settings.operatorNo,
          encrypType: '',
          pwd: settings.operatorPassword,
        })
      } catch (error) {
        if (error instanceof BankRefusal) return { state: 'refused', reason: error.message }
        throw error
      }
      return { state: 'done' }
    },
    queryRefund: (request) => {
      const serialNo = refundSerialNo(request.refundNo)
      const question = { ...about(request), type: 'B', merchantSerialNo: serialNo, bankSerialNo: '' }
      const asked = callBank(settings, 'QuerySettledRefundV2', question).then((answer) => readRefunds(answer, serialNo))
      return orElse(asked, { state: 'unknown' as const })
    },
  }
}
