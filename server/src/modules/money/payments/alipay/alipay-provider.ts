import type { PaymentProvider, RefundAcceptance } from '../payment-provider'
import { readTrade, readTradeRefund, refundBiz, verifyTradeNotice, wapPayForm } from './alipay-messages'
import type { AlipaySettings } from './alipay-settings'
import { AlipayRefusal, callAlipay } from './call-alipay'

/** An answer of its own for a trade that Alipay does not have. */
const orElse = async <Answer, Other>(answer: Promise<Answer>, other: Other): Promise<Answer | Other> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AlipayRefusal && error.meaning === 'noTrade') return other
    throw error
  }
}

const toAcceptance = (error: unknown): RefundAcceptance => {
  if (!(error instanceof AlipayRefusal) || error.meaning === undefined) throw error
  return { state: 'refused', reason: error.message }
}

/**
 * Alipay on phones: a signed form of the browser, signed queries of the service. The same code for every address. A
 * repeated refund under the same `out_request_no` moves money once.
 */
export const createAlipayProvider = (settings: AlipaySettings): PaymentProvider => ({
  code: 'alipay',
  merchant: settings.appId,
  needsPayer: false,
  opensWithoutCall: true,
  takes: (currency) => settings.currencies.includes(currency),
  isCurrency: (spelling, currency) => spelling === currency,
  toLocale: (wanted) => wanted,
  createSession: async (request) => ({
    sessionId: request.requestNo,
    sessionVersion: '1.0',
    successIndicator: '',
    launch: wapPayForm(settings, request),
  }),
  parseReturn: () => ({ hint: undefined }),
  verifyCallback: ({ body }) => verifyTradeNotice(settings, body),
  query: ({ requestNo }) =>
    orElse(
      callAlipay(settings, 'alipay.trade.query', { out_trade_no: requestNo }).then((answer) =>
        readTrade(settings, answer, requestNo),
      ),
      { state: 'none' as const },
    ),
  refund: async (request) => {
    try {
      await callAlipay(settings, 'alipay.trade.refund', refundBiz(request))
      return { state: 'accepted' }
    } catch (error) {
      return toAcceptance(error)
    }
  },
  queryRefund: (request) => {
    const { requestNo, refundNo } = request
    const about = { out_trade_no: requestNo, out_request_no: refundNo }
    const answer = callAlipay(settings, 'alipay.trade.fastpay.refund.query', about)
    return orElse(
      answer.then((read) => readTradeRefund(read, request)),
      { state: 'unknown' as const },
    )
  },
})
