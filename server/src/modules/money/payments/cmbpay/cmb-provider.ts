import { formatUnits } from '@shuttle/domain'
import {
  type AttemptReference,
  type PaymentProvider,
  ProviderFault,
  type RefundAcceptance,
  type RefundRequest,
} from '../payment-provider'
import {
  bankDay,
  bankMoment,
  bankOrderNo,
  payForm,
  readPayment,
  readRefundAcceptance,
  readRefunds,
  refundSerialNo,
  verifyBankNotice,
} from './bank-messages'
import { BankRefusal, callBank, fetchBankKey } from './call-bank'
import type { CmbSettings } from './cmb-settings'

/** Codes for an order or a refund that the bank does not have. */
const orElse = async <Answer, Other>(talk: Promise<Answer>, unknown: Other): Promise<Answer | Other> => {
  try {
    return await talk
  } catch (error) {
    if (error instanceof BankRefusal && (error.meaning === 'noOrder' || error.meaning === 'noRefund')) return unknown
    throw error
  }
}

/**
 * A number that the bank knows was accepted before. After a fault of our settings, or an unknown code, the refund is
 * requested again.
 */
const toAcceptance = (error: unknown): RefundAcceptance => {
  if (!(error instanceof BankRefusal) || error.meaning === undefined || error.meaning === 'unset') throw error
  if (error.meaning === 'duplicateRefund') return { state: 'accepted' }
  return { state: 'refused', reason: error.message }
}

/** Number of a refund that no order has. */
const NO_REFUND = 'none'

/** The bank returns its public key to a merchant; with another key its notices are refused. */
const proveBankKey = async (settings: CmbSettings): Promise<void> => {
  const key = await fetchBankKey(settings, bankMoment(settings.now()))
  if (key !== settings.bankKey.export({ type: 'spki', format: 'der' }).toString('base64'))
    throw new ProviderFault('unreadable', 'cmb: the public key of the bank is not CMB_PUBLIC_KEY')
}

/**
 * One-net payment of China Merchants Bank: a signed form of the browser, signed queries of the service. The same code
 * for every address.
 */
export const createCmbProvider = (settings: CmbSettings): PaymentProvider => {
  const about = ({ requestNo, openedAt }: AttemptReference) => ({
    dateTime: bankMoment(settings.now()),
    branchNo: settings.branchNo,
    merchantNo: settings.merchantNo,
    date: bankDay(openedAt),
    orderNo: bankOrderNo(requestNo),
  })
  const refundQuestion = (request: AttemptReference & Pick<RefundRequest, 'refundNo' | 'amount'>) => ({
    ...about(request),
    refundSerialNo: refundSerialNo(request.refundNo),
    amount: formatUnits(request.amount),
    desc: '',
    operatorNo: settings.operatorNo,
    encrypType: '',
    pwd: settings.operatorPassword,
  })
  return {
    code: 'cmbpay',
    merchant: `${settings.branchNo}${settings.merchantNo}`,
    needsPayer: false,
    opensWithoutCall: true,
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
      const pending = callBank(settings, 'QuerySingleOrder', question).then((answer) => readPayment(answer, question))
      return orElse(pending, { state: 'none' as const })
    },
    proofs: [
      // A refund of an order that the bank does not have: the operator is checked, and there is no money to move.
      (attempt) =>
        orElse(
          callBank(settings, 'DoRefund', refundQuestion({ ...attempt, refundNo: NO_REFUND, amount: 1 })),
          undefined,
        ),
      () => proveBankKey(settings),
    ],
    refund: async (request) => {
      const question = refundQuestion(request)
      try {
        return readRefundAcceptance(await callBank(settings, 'DoRefund', question), question)
      } catch (error) {
        return toAcceptance(error)
      }
    },
    queryRefund: (request) => {
      const merchantSerialNo = refundSerialNo(request.refundNo)
      const question = { ...about(request), type: 'B', merchantSerialNo, bankSerialNo: '' }
      const { amount } = request
      const pending = callBank(settings, 'QuerySettledRefundV2', question).then((answer) =>
        readRefunds(answer, { ...question, amount }),
      )
      return orElse(pending, { state: 'unknown' as const })
    },
  }
}
