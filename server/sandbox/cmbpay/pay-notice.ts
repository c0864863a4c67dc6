import { civilDateAt, civilTimeAt, formatUnits } from '@shuttle/domain'
import type { NoticeRequest } from '../money/send-notices'
import type { CmbProfile } from '../sandbox-options'
import type { RequestedPayment } from '../state/sandbox-state'
import { rsaSign } from './bank-request'

/** BKPAYRTN: a form with `jsonRequestData`, signed by the bank. */
export const payNotice = (profile: CmbProfile, payment: RequestedPayment, now: number): NoticeRequest => {
  const moment = `${civilDateAt(now)}${civilTimeAt(now)}`.replace(/\D/g, '')
  const date = payment.id.slice(0, 8)
  const noticeData = {
    dateTime: moment,
    date,
    amount: formatUnits(payment.amountCents),
    bankDate: moment.slice(0, 8),
    orderNo: payment.orderId,
    discountAmount: '0.00',
    noticeType: 'BKPAYRTN',
    httpMethod: 'POST',
    cardType: '02',
    noticeSerialNo: `${date}${payment.orderId}`,
    merchantPara: payment.attach,
    discountFlag: 'N',
    bankSerialNo: `1725${payment.orderId.slice(-12)}`,
    noticeUrl: payment.notifyUrl ?? '',
    branchNo: profile.branchNo,
    merchantNo: profile.merchantNo,
  }
  const jsonRequestData = JSON.stringify({
    version: '1.0',
    charset: 'UTF-8',
    sign: rsaSign(noticeData, profile.bankKey),
    signType: 'RSA',
    noticeData,
  })
  return {
    contentType: 'application/x-www-form-urlencoded; charset=UTF-8',
    body: new URLSearchParams({ jsonRequestData }).toString(),
  }
}
