import type { FormLaunch } from '@shuttle/contracts'
import { formatUnits } from '@shuttle/domain'
import type { SessionRequest } from '../payment-provider'
import { requestText } from './bank-message'
import { bankDay, bankMoment, bankOrderNo } from './bank-names'
import type { CmbSettings } from './cmb-settings'

const LONGEST_MINUTES = 30

/** The form that the browser posts to the bank (MB_EUserPay). Both our numbers travel in the notice's own field. */
export const payForm = (settings: CmbSettings, request: SessionRequest): FormLaunch => {
  const { requestNo, orderNo, openedAt } = request
  const minutes = Math.min(LONGEST_MINUTES, Math.max(1, Math.floor(request.timeoutSeconds / 60)))
  const reqData = {
    dateTime: bankMoment(openedAt),
    branchNo: settings.branchNo,
    merchantNo: settings.merchantNo,
    date: bankDay(openedAt),
    orderNo: bankOrderNo(requestNo),
    amount: formatUnits(request.amount),
    expireTimeSpan: String(minutes),
    payNoticeUrl: `${settings.siteUrl}/api/pay/notify/cmbpay`,
    payNoticePara: `${orderNo}|${requestNo}`,
    returnUrl: `${settings.siteUrl}/api/pay/return/cmbpay?orderReqno=${encodeURIComponent(requestNo)}`,
  }
  return { action: `${settings.payUrl}?MB_EUserPay`, fields: { jsonRequestData: requestText(settings, reqData) } }
}
