import { CARD_FRAME_PATH, SLIDE_FRAME_PATH } from '@shuttle/contracts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { strictTransport } from '../http/strict-transport'
import type { FramePolicy } from '../modules/money/payments'
import type { SlideSettings } from '../modules/passenger/captcha'
import type { BuiltScripts } from './built-scripts'
import type { FramePage } from './frame-page'
import { mastercardDocument } from './mastercard-document'
import { slideDocument } from './slide-document'

/** A request without a body has no reason to take longer. */
const ARRIVES_WITHIN_MS = 10_000

export interface ProviderFramesOptions {
  log: FastifyBaseLogger
  /** The origin of the frames as browsers reach it; when it is https, browsers use https alone from then on. */
  url: string
  /** Origins whose pages may frame these documents. */
  framedBy: readonly string[]
  mastercard: FramePolicy
  slide: SlideSettings | undefined
  scripts: BuiltScripts
}

/**
 * The frames' origin, the only place where a provider's script runs. Serves documents alone, the same for every
 * request: it has no call of the service, reads and sets no cookie, and answers each request from memory.
 */
export const buildProviderFramesApp = (options: ProviderFramesOptions): FastifyInstance => {
  const { scripts, framedBy } = options
  const addStrictTransport = strictTransport(options.url)
  const answerNothing = (reply: FastifyReply) =>
    reply.code(404).headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }).send('Not found')
  const app = Fastify({
    loggerInstance: options.log,
    genReqId: () => uuidv7(),
    requestTimeout: ARRIVES_WITHIN_MS,
    // Every answer is ready at once: a connection still open at the end is a slow sender.
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that cannot be routed, such as an address with `%ff`: no hook sees them.
    frameworkErrors: (_error, _request, reply) => {
      addStrictTransport(reply)
      answerNothing(reply)
    },
  })
  app.addHook('onRequest', async (_request, reply) => addStrictTransport(reply))
  const serve = (path: string, make: () => FramePage): void => {
    let made: FramePage | undefined
    app.get(path, (_request, reply) => {
      made ??= make()
      return reply.headers(made.headers).send(made.html)
    })
  }
  serve(CARD_FRAME_PATH, () =>
    mastercardDocument(options.mastercard, { framedBy, script: scripts.read('mastercard-frame') }),
  )
  serve(SLIDE_FRAME_PATH, () => slideDocument(options.slide, { framedBy, script: scripts.read('slide-frame') }))
  app.setNotFoundHandler((_request, reply) => answerNothing(reply))
  return app
}
