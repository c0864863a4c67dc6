import type { FastifyInstance, FastifyRequest } from 'fastify'
import { applyLineFault } from '../gateway/apply-line-fault'
import { landingPage, refusedPage } from '../landing/landing-page'
import { pageHeaders } from '../page-headers'
import type { SandboxState } from '../state/sandbox-state'
import { type DocumentFields, octopusDocument } from './octopus-document'
import type { OctopusProfile } from './octopus-profile'
import { octopusRefund, octopusRefundStatus } from './octopus-refund'
import { openOctopusPayment } from './open-octopus-payment'
import { paymentStatus } from './payment-status'
import { DocumentRefusal, getField, seal, unseal } from './sealed-document'

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
    return name === 'refund' ? octopusRefund(state, document, now()) : octopusRefundStatus(state, document)
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
          const said = serve(name as keyof typeof OPERATIONS, document, getSiteOrigin(request))
          const about = { root: `${item}ResponseCollection`, item: `${item}Response`, now: now() }
          reply.type(XML)
          const body = octopusDocument(about, { gatewayId: profile.gatewayId, gatewayRef, ...said })
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
