import { BUSINESS_OFFSET_MS } from '@shuttle/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { applyLineFault } from '../gateway/apply-line-fault'
import { landingPage, refusedPage } from '../landing/landing-page'
import { refundOrder } from '../money/refund-order'
import { escapeHtml, pageHeaders } from '../pages/sandbox-page'
import type { OctopusProfile } from '../sandbox-options'
import {
  findVisibleRefund,
  type RequestedPayment,
  type SandboxState,
  visibleTransactions,
} from '../state/sandbox-state'
import { DocumentRefusal, getField, seal, unseal } from './sealed-document'

const toMoment = (at: number): string => new Date(at + BUSINESS_OFFSET_MS).toISOString().replace('Z', '+08:00')

/** `undefined` leaves a field out. */
export type DocumentFields = { status: string; currency?: string | undefined } & Record<string, string | undefined>

const toElements = ({ status, currency, ...fields }: DocumentFields): string =>
  Object.entries(fields)
    .map(([name, text]) => (text === undefined ? '' : `<${name}>${escapeHtml(text)}</${name}>`))
    .concat(currency === undefined ? '' : `<currency code="${currency}"/>`, `<status code="${status}"/>`)
    .join('')

/** A document that Octopus sends, with its time; `item` is the element of a collection. */
export const octopusDocument = (
  about: { root: string; item?: string; now: number },
  content: DocumentFields,
): string => {
  const inner = toElements(content)
  const { root, item, now } = about
  return `<${root} xmlns="http://namespace.oos.online.octopus.com.hk/transaction/" documentTime="${toMoment(now)}">${item === undefined ? inner : `<${item}>${inner}</${item}>`}</${root}>`
}

const REFUND_STATUS = { SUCCESS: 'SUCCESS', PENDING: 'PENDING', FAILURE: 'FAILED' } as const

/** Accepts a refund under the merchant's own number: a repeated request moves money once. */
const octopusRefund = (state: SandboxState, document: string, now: number): DocumentFields => {
  const order = state.orders.get(getField(document, 'gatewayRef'))
  const [id, cents] = [getField(document, 'refundRef'), Number(getField(document, 'amount'))]
  if (!order) return { status: 'NOT_FOUND' }
  if (id === '' || !Number.isInteger(cents) || cents % 10 !== 0) return { status: 'INVALID_AMOUNT' }
  const currency = order.transactions.find((each) => each.result === 'SUCCESS')?.currency ?? ''
  const refund = refundOrder(state, order, { id, cents, currency, now })
  if ('refusal' in refund) return { status: 'REJECTED' }
  return { status: REFUND_STATUS[refund.result], refundRef: id }
}

const octopusRefundStatus = (state: SandboxState, document: string, now: number): DocumentFields => {
  const order = state.orders.get(getField(document, 'gatewayRef'))
  const id = getField(document, 'refundRef')
  const refund = findVisibleRefund(order, id, now)
  return refund ? { status: REFUND_STATUS[refund.result], refundRef: id } : { status: 'NOT_FOUND' }
}

/** A payment as an enquiry answers it. */
export const paymentStatus = (
  state: SandboxState,
  payment: RequestedPayment | undefined,
  now: number,
): DocumentFields => {
  if (!payment) return { status: 'NOT_FOUND' }
  const order = state.orders.get(payment.orderId)
  const seen = order ? visibleTransactions(order, now) : []
  const paid = seen.find((each) => each.type === 'PAYMENT' && each.result === 'SUCCESS')
  if (!paid) {
    if (seen.some((each) => each.result === 'FAILURE')) return { status: 'FAILED' }
    return { status: payment.endsAt <= now ? 'EXPIRED' : 'PENDING' }
  }
  const refunded = seen.filter(({ type, result }) => type === 'REFUND' && result !== 'FAILURE')
  const given = refunded.reduce((sum, each) => sum + each.amountCents, 0)
  return {
    status: given === 0 ? 'SUCCESS' : given < paid.amountCents ? 'PARTIALLY_REFUNDED' : 'REFUNDED',
    amount: String(paid.amountCents),
    receiptId: `OOS${payment.id.slice(-12)}`,
    transactionTime: toMoment(paid.at),
    currency: paid.currency === 'HKD' ? undefined : paid.currency,
  }
}

/** Faults are set for the merchant's order; the part after the last hyphen distinguishes its payments. */
const toReference = (gatewayRef: string): string => gatewayRef.replace(/-[^-]*$/, '')

/** Reads a paymentRequest as strictly as Octopus and opens the payment; answers its landing page. */
const openOctopusPayment = (
  at: { profile: OctopusProfile; state: SandboxState; now: number; origin: string },
  document: string,
): DocumentFields => {
  const { profile, state, now, origin } = at
  const field = (name: string) => getField(document, name)
  const [gatewayRef, amount, returnUrl] = [field('gatewayRef'), Number(field('amount')), field('returnUrl')]
  const endsAt = Date.parse(field('expiryTime'))
  if (field('merchantId') !== profile.merchantId) return { status: 'INVALID_MERCHANT' }
  if (!/^[\w-]{1,32}$/.test(gatewayRef)) return { status: 'INVALID_GATEWAY_REF' }
  if (!/^\d{4}-\d\d-\d\d$/.test(field('businessDate'))) return { status: 'INVALID_BUSINESS_DATE' }
  if (!Number.isInteger(amount) || amount <= 0 || amount % 10 !== 0) return { status: 'INVALID_AMOUNT' }
  if (!(endsAt > now)) return { status: 'INVALID_EXPIRY_TIME' }
  if (!URL.canParse(returnUrl)) return { status: 'INVALID_RETURN_URL' }
  if ([...state.pending.values()].some((each) => each.provider === 'octopus' && each.orderId === gatewayRef))
    return { status: 'DUPLICATE_REQUEST' }
  const payment: RequestedPayment = {
    provider: 'octopus',
    id: state.newId('oos'),
    orderId: gatewayRef,
    reference: toReference(gatewayRef),
    amountCents: amount,
    currency: 'HKD',
    description: gatewayRef,
    attach: '',
    locale: 'zh_TW',
    endsAt,
    notifyUrl: returnUrl,
    returnUrl: undefined,
  }
  state.save('pending', payment)
  return { status: 'SUCCESS', landingUrl: `${origin}/oos/payment/?token=${payment.id}` }
}

export const OCTOPUS_NAME = '八達通 Octopus'
const XML = 'application/xml; charset=UTF-8'

const OPERATIONS = {
  request: { item: 'paymentRequest', operation: 'session' },
  enquiry: { item: 'paymentEnquiry', operation: 'order' },
  refund: { item: 'paymentRefund', operation: 'refund' },
  'refund-enquiry': { item: 'paymentRefundEnquiry', operation: 'refund-query' },
} as const

const getSiteOrigin = (request: FastifyRequest): string => `${request.protocol}://${request.host}`

/** Octopus online: sealed documents of the gateway's server, and the landing page for the browser. */
export const registerOctopus = (
  app: FastifyInstance,
  profile: OctopusProfile,
  state: SandboxState,
  now: () => number,
): void => {
  const findPayment = (document: string) =>
    [...state.pending.values()].findLast((each) => each.orderId === getField(document, 'gatewayRef'))
  const serve = (name: keyof typeof OPERATIONS, document: string, origin: string): DocumentFields => {
    if (name === 'request') return openOctopusPayment({ profile, state, now: now(), origin }, document)
    if (name === 'enquiry') return paymentStatus(state, findPayment(document), now())
    return name === 'refund' ? octopusRefund(state, document, now()) : octopusRefundStatus(state, document, now())
  }

  app.register(async (api) => {
    // The signature is over the bytes.
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('application/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    for (const [name, { item, operation }] of Object.entries(OPERATIONS)) {
      api.post(`/webapi-restricted/payment/${name}/`, async (request, reply) => {
        let document: string
        try {
          document = unseal(profile, String(request.body))
          if (!document.includes(`<${item}>`) || getField(document, 'gatewayId') !== profile.gatewayId)
            throw new DocumentRefusal('no such document')
        } catch (error) {
          if (!(error instanceof DocumentRefusal)) throw error
          return reply.code(400).send()
        }
        const gatewayRef = getField(document, 'gatewayRef')
        const reference = gatewayRef.replace(/-[^-]*$/, '')
        return applyLineFault({ state, reply, operation, reference }, () => {
          const content = serve(name as keyof typeof OPERATIONS, document, getSiteOrigin(request))
          const about = { root: `${item}ResponseCollection`, item: `${item}Response`, now: now() }
          reply.type(XML)
          const body = octopusDocument(about, { gatewayId: profile.gatewayId, gatewayRef, ...content })
          return { status: 200, body: seal(profile, body) }
        })
      })
    }
  })

  app.post<{ Querystring: { token?: string }; Body: { locale?: string } | undefined }>(
    '/oos/payment/',
    (request, reply) => {
      const payment = state.pending.get(request.query.token ?? '')
      reply.headers(pageHeaders("'none'"))
      if (payment?.provider !== 'octopus')
        return reply.code(404).send(refusedPage(OCTOPUS_NAME, 'There is no such payment.'))
      payment.locale = request.body?.locale ?? payment.locale
      return reply.send(landingPage(OCTOPUS_NAME, payment))
    },
  )
}
