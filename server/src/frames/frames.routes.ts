import type { FastifyInstance } from 'fastify'
import type { FramePolicy } from '../modules/payments/payment-provider'
import type { BuiltScripts } from './built-scripts'
import { frameDocument } from './frame-document'

/** `GET /webhtml/frames/mastercard`: the one place where a provider's script runs. */
export const registerFrames = (
  app: FastifyInstance,
  options: { mastercard: FramePolicy; scripts: BuiltScripts },
): void => {
  app.get('/webhtml/frames/mastercard', (_request, reply) => {
    const { html, headers } = frameDocument(options.mastercard, options.scripts.read('mastercard-frame'))
    return reply.headers(headers).send(html)
  })
}
