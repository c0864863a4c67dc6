import { createCipheriv, createPublicKey, randomBytes, sign } from 'node:crypto'
import * as z from 'zod/mini'
import type { NoticeRequest } from '../money/send-notices'
import type { WechatPayProfile } from '../sandbox-options'
import {
  type GatewayOrder,
  type GatewayTransaction,
  type RequestedPayment,
  type SandboxState,
  visibleTransactions,
} from '../state/sandbox-state'
import { WechatPayError } from './check-authorization'

type PlatformKeys = Pick<WechatPayProfile, 'platformSerial' | 'platformKey' | 'signer'>

const getSigner = ({ signer, platformSerial, platformKey }: PlatformKeys) =>
  signer ?? { serial: platformSerial, key: platformKey }

/** The platform's signature on an answer or a notice. */
export const platformHeaders = (profile: PlatformKeys, body: string, now: number): Record<string, string> => {
  const timestamp = String(Math.floor(now / 1000))
  const nonce = randomBytes(16).toString('hex')
  const text = `${timestamp}\n${nonce}\n${body}\n`
  const signer = getSigner(profile)
  return {
    'wechatpay-serial': signer.serial,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': sign('RSA-SHA256', Buffer.from(text), signer.key).toString('base64'),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}

/** The platform's own numbers of a payment and of a refund. */
export const transactionNumber = (payment: RequestedPayment, paid: GatewayTransaction): string =>
  `4200${payment.id.slice(-24)}${paid.id}`
export const refundNumber = (order: GatewayOrder, refund: GatewayTransaction): string =>
  `5030${order.createdAt}${refund.at}${refund.id.slice(-6).replace(/\W/g, '0')}`

/** An order as the platform sends it to the merchant, in a query and in a notice. */
export const paymentAnswer = (
  profile: WechatPayProfile,
  state: SandboxState,
  payment: RequestedPayment,
  now: number,
) => {
  const order = state.orders.get(payment.orderId)
  const seen = order ? visibleTransactions(order, now) : []
  const paid = seen.find((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
  const base = {
    appid: profile.appId,
    mchid: profile.merchant,
    out_trade_no: payment.orderId,
    attach: payment.attach,
  }
  if (!paid) {
    const declined = seen.some((each) => each.result === 'FAILURE')
    const tradeState = declined ? 'PAYERROR' : payment.endsAt <= now ? 'CLOSED' : 'NOTPAY'
    return { ...base, trade_state: tradeState, trade_state_desc: declined ? 'declined by the bank' : '' }
  }
  const isRefunded = seen.some((each) => each.type === 'REFUND' && each.result !== 'FAILURE')
  return {
    ...base,
    transaction_id: transactionNumber(payment, paid),
    trade_type: 'JSAPI',
    trade_state: isRefunded ? 'REFUND' : 'SUCCESS',
    trade_state_desc: '',
    bank_type: 'OTHERS',
    success_time: new Date(paid.at).toISOString(),
    payer: { openid: 'sandbox' },
    amount: {
      total: paid.amountCents,
      payer_total: paid.amountCents,
      currency: paid.currency,
      payer_currency: paid.currency,
    },
  }
}

/** A text encrypted by AES-256-GCM under the APIv3 key of the merchant. */
const sealText = ({ apiKey }: Pick<WechatPayProfile, 'apiKey'>, text: string, associated: string) => {
  const nonce = randomBytes(6).toString('hex')
  const seal = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce))
  seal.setAAD(Buffer.from(associated))
  const bytes = Buffer.concat([seal.update(text), seal.final(), seal.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    associated_data: associated,
    nonce,
  }
}

/** The platform's certificates. Its public key replaces each certificate: merchants read nothing else of one. */
export const certificatesAnswer = (profile: WechatPayProfile) => {
  const signer = getSigner(profile)
  const pem = createPublicKey(signer.key).export({ type: 'spki', format: 'pem' }).toString()
  return { data: [{ serial_no: signer.serial, encrypt_certificate: sealText(profile, pem, 'certificate') }] }
}

const ASSOCIATED = 'transaction'

/** TRANSACTION.SUCCESS: the transaction encrypted, the whole signed by the platform. */
export const paymentNotice = (profile: WechatPayProfile, transaction: object, now: number): NoticeRequest => {
  const body = JSON.stringify({
    id: `EV-${randomBytes(12).toString('hex')}`,
    create_time: new Date(now).toISOString(),
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: 'payment succeeded',
    resource: { original_type: ASSOCIATED, ...sealText(profile, JSON.stringify(transaction), ASSOCIATED) },
  })
  return { contentType: 'application/json', headers: platformHeaders(profile, body, now), body }
}

const STATUS = { SUCCESS: 'SUCCESS', PENDING: 'PROCESSING', FAILURE: 'ABNORMAL' } as const

export const refundAnswer = (order: GatewayOrder, refund: GatewayTransaction) => ({
  refund_id: refundNumber(order, refund),
  out_refund_no: refund.id,
  out_trade_no: order.id,
  channel: 'ORIGINAL',
  status: STATUS[refund.result],
  amount: { refund: refund.amountCents, total: order.amountCents, currency: refund.currency },
})

const jsapiOrder = z.looseObject({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().check(z.minLength(1), z.maxLength(127)),
  out_trade_no: z.string().check(z.regex(/^[\w\-|*]{6,32}$/)),
  time_expire: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+08:00$/))),
  attach: z._default(z.string().check(z.maxLength(128)), ''),
  notify_url: z.url(),
  amount: z.looseObject({ total: z.int().check(z.positive()), currency: z._default(z.string(), 'CNY') }),
  payer: z.looseObject({ openid: z.string().check(z.minLength(1)) }),
})
export type JsapiOrder = z.infer<typeof jsapiOrder>

/** Reads `/v3/pay/transactions/jsapi` as strictly as the platform. */
export const readJsapiOrder = (profile: WechatPayProfile, body: unknown): JsapiOrder => {
  const read = z.safeParse(jsapiOrder, body)
  if (!read.success) {
    const field = `/${read.error.issues[0]?.path.join('/') ?? ''}`
    throw new WechatPayError(400, 'PARAM_ERROR', `parameter ${field} is missing or not valid`, field)
  }
  if (read.data.mchid !== profile.merchant || read.data.appid !== profile.appId)
    throw new WechatPayError(400, 'APPID_MCHID_NOT_MATCH', 'appid and mchid do not belong together')
  if (!['CNY', 'HKD'].includes(read.data.amount.currency))
    throw new WechatPayError(400, 'PARAM_ERROR', 'currency is not supported', '/amount/currency')
  return read.data
}
