import { CARD_FRAME_PATH, SLIDE_FRAME_PATH } from '@shuttle/contracts'
import type { FastifyInstance } from 'fastify'
import type { SlideSettings } from '../modules/captcha'
import type { FramePolicy } from '../modules/payments'
import type { BuiltScripts } from './built-scripts'
import { mastercardDocument } from './mastercard-document'
import { slideDocument } from './slide-document'

/** The only places where a provider's script runs. */
export const registerFrames = (
  app: FastifyInstance,
  options: { mastercard: FramePolicy; slide: SlideSettings | undefined; scripts: BuiltScripts },
): void => {
  app.get(CARD_FRAME_PATH, (_request, reply) => {
    const { html, headers } = mastercardDocument(options.mastercard, options.scripts.read('mastercard-frame'))
    return reply.headers(headers).send(html)
  })
  app.get(SLIDE_FRAME_PATH, (_request, reply) => {
    const { html, headers } = slideDocument(options.slide, options.scripts.read('slide-frame'))
    return reply.headers(headers).send(html)
  })
}
