import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { answerLargeHeaders } from './http/answer-large-headers'
import { createErrorAnswer, type RefusalPage, registerErrorHandler } from './http/error-handler'
import { registerHealth } from './http/health'
import { acceptEmptyBodies } from './http/json-body'
import { registerMetrics } from './http/metrics'
import { namePlugin } from './http/name-plugin'
import { registerOpenApi } from './http/openapi'
import { ignoreForeignCookies } from './http/own-page'
import { findSalesObstacle } from './http/sales-obstacle.repository'
import { registerSecurityHeaders } from './http/security-headers'
import { strictTransport } from './http/strict-transport'
import { registerMoneyMetrics } from './jobs/money-metrics/register-money-metrics'
import { limitRequests } from './limits'
import { registerBackofficeCatalogue } from './modules/backoffice/catalogue'
import { registerBackofficeContent } from './modules/backoffice/content'
import { registerBackofficeCoupons } from './modules/backoffice/coupons'
import { registerBackofficeDepartures } from './modules/backoffice/departures'
import { registerDelays, registerDisruptions } from './modules/backoffice/disruptions'
import { registerBackofficeOrders } from './modules/backoffice/orders'
import { registerBackofficeOverview } from './modules/backoffice/overview'
import { registerBackofficeRefunds } from './modules/backoffice/refunds'
import { registerBackofficeReleases, type SiteReleases } from './modules/backoffice/releases'
import { registerBackofficeRules } from './modules/backoffice/rules'
import { enterOtherMethods, registerStaff } from './modules/backoffice/staff'
import { configuredMethods, guardMethods, registerPayments } from './modules/money/payments'
import { registerReconciliation } from './modules/money/reconciliation'
import { registerRefundPolicies } from './modules/money/refund-policies'
import { registerAccounts } from './modules/passenger/accounts'
import { registerCaptcha } from './modules/passenger/captcha'
import { registerCatalogue, registerPictures } from './modules/passenger/catalogue'
import { registerCoupons } from './modules/passenger/coupons'
import { registerDepartureChanges } from './modules/passenger/departure-changes'
import { registerHelp } from './modules/passenger/help'
import { registerOrders } from './modules/passenger/orders'
import { registerRefundRequests } from './modules/passenger/refund-requests'
import { registerRideStates } from './modules/passenger/ride-states'
import { registerSales } from './modules/passenger/sales'
import { registerSessions } from './modules/passenger/sessions'
import { registerTerms } from './modules/passenger/terms'
import { registerTicketRefunds } from './modules/passenger/ticket-refunds'
import { registerTranslations } from './modules/passenger/translations'
import { registerWechat } from './modules/passenger/wechat'
import type { AppContext, ProcessContext } from './runtime/context'
import { createInFlightCalls, type InFlightCalls } from './runtime/in-flight-calls'

declare module 'fastify' {
  interface FastifyInstance {
    /** Calls to other machines that requests wait for. */
    inFlightCalls: InFlightCalls
  }
}

/**
 * Limit for a whole request to arrive: a body that arrives byte by byte would hold its connection for ever. Enough for
 * the four megabytes of a build on a slow line; checked every half minute.
 */
const ARRIVES_WITHIN_MS = 120_000
const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Fastify with what every role needs: request ids, limits, errors in one envelope, health and metrics. `refusalPage`
 * renders a refusal for a reader of pages; without it this process has no pages.
 */
export const buildBareApp = async (
  context: ProcessContext,
  refusalPage: RefusalPage = () => undefined,
): Promise<FastifyInstance> => {
  const answerError = createErrorAnswer(context, refusalPage)
  const addStrictTransport = strictTransport(context.config.publicUrl)
  const app = Fastify({
    loggerInstance: context.log,
    genReqId: () => uuidv7(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: ARRIVES_WITHIN_MS,
    clientErrorHandler: answerLargeHeaders(context.log, refusalPage),
    // During shutdown, requests on open connections are still answered.
    return503OnClosing: false,
    trustProxy: ['loopback', ...context.config.trustedProxies],
    // Requests that cannot be routed, such as an address with `%ff`: no hook runs for them.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      addStrictTransport(reply)
      answerError(error, request, reply)
    },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    addStrictTransport(reply)
  })
  const calls = createInFlightCalls()
  app.decorate('inFlightCalls', calls)
  // After the body was read: its events come from outside this request's async context.
  app.addHook('preValidation', (_request, reply, done) => {
    const end = calls.begin(done)
    reply.raw.once('finish', end).once('close', end)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (context.ending?.aborted) reply.header('connection', 'close')
  })
  acceptEmptyBodies(app)
  registerErrorHandler(app, answerError)
  await app.register(cookie)
  await limitRequests(app, context)
  registerMetrics(app, context)
  return app
}

/** The ticketing service without delivery; built without listening. */
export const buildApp = async (
  context: AppContext,
  options: {
    /** As for {@link registerHealth}. */
    notReady?: () => Promise<string | undefined>
    /** Hooks that every answer passes. */
    prepare?: (app: FastifyInstance) => void
    /** The releases of the site; without them, as in tests of other calls, there are no calls about releases. */
    releases?: SiteReleases
    /** As for {@link buildBareApp}. */
    refusalPage?: RefusalPage
  } = {},
): Promise<FastifyInstance> => {
  const app = await buildBareApp(context, options.refusalPage)
  options.prepare?.(app)
  const notReady = options.notReady ?? (() => findSalesObstacle(context.probe ?? context.db))
  registerHealth(app, {
    notReady: async () => (context.watch?.isDiskFull() ? 'the disk of the database is full' : notReady()),
    ending: context.ending,
    unansweredMs: context.watch?.unansweredMs,
  })
  enterOtherMethods(app, context)
  const methods = guardMethods(configuredMethods(context.config, context.clock.now), context)
  registerMoneyMetrics(
    context,
    methods.all.map(({ code }) => code),
  )
  await app.register(namePlugin('pictures', async (pictures) => registerPictures(pictures, context.db)))
  const api = namePlugin('api', async (api) => {
    registerSecurityHeaders(api)
    ignoreForeignCookies(api)
    registerCatalogue(api, context)
    registerSales(api, context)
    registerRideStates(api, context)
    registerCaptcha(api, context)
    registerCoupons(api, context)
    registerOrders(api, context)
    registerDepartureChanges(api, context)
    registerPayments(api, context, methods)
    registerSessions(api, context)
    registerAccounts(api, context)
    registerWechat(api, context)
    registerTranslations(api, context)
    registerRefundPolicies(api, context)
    registerTicketRefunds(api, context)
    registerRefundRequests(api, context)
    registerTerms(api, context)
    registerHelp(api, context)
    registerStaff(api, context)
    registerReconciliation(api, context, methods)
    registerBackofficeCatalogue(api, context)
    registerBackofficeOrders(api, context)
    registerBackofficeDepartures(api, context)
    registerBackofficeRefunds(api, context)
    registerBackofficeCoupons(api, context)
    registerBackofficeContent(api, context)
    registerBackofficeRules(api, context)
    registerBackofficeOverview(api, context)
    registerDisruptions(api, context)
    registerDelays(api, context)
    if (options.releases) registerBackofficeReleases(api, context, options.releases)
    registerOpenApi(api)
  })
  await app.register(api)
  return app
}
