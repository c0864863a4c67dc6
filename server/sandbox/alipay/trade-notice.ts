import { civilDateAt, civilTimeAt, formatUnits } from '@shuttle/domain'
import type { NoticeRequest } from '../money/send-notices'
import type { AlipayProfile } from '../sandbox-options'
import type { RequestedPayment, SandboxState } from '../state/sandbox-state'
import { signText, toSignedText } from './alipay-request'
import { tradeNumber } from './trade-services'

/** The asynchronous notice `trade_status_sync`: a form, signed without `sign` and `sign_type`. */
export const tradeNotice = (
  profile: AlipayProfile,
  payment: RequestedPayment,
  { state, now }: { state: SandboxState; now: number },
): NoticeRequest => {
  const moment = `${civilDateAt(now)} ${civilTimeAt(now)}`
  const fields = {
    notify_time: moment,
    notify_type: 'trade_status_sync',
    notify_id: state.newId(''),
    app_id: profile.appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    trade_no: tradeNumber(payment.orderId, now),
    out_trade_no: payment.orderId,
    seller_id: profile.sellerId,
    trade_status: 'TRADE_SUCCESS',
    total_amount: formatUnits(payment.amountCents),
    gmt_payment: moment,
    passback_params: payment.attach,
  }
  const sign = signText(toSignedText(fields, ['sign', 'sign_type']), profile.alipayKey)
  return {
    contentType: 'application/x-www-form-urlencoded; charset=utf-8',
    body: new URLSearchParams({ ...fields, sign }).toString(),
  }
}
