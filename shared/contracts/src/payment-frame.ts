import * as z from 'zod/mini'
import { BASE_PATH } from './base-path'
import type { LanguageCode } from './language'

/**
 * Messages by postMessage between the payment screen and a provider's frame document (`/webhtml/frames/<provider>`, on
 * an origin of its own).
 * Order: frame `ready` -> screen `start` -> frame `loaded` -> one of `complete`, `cancel`, `timeout`, `error`.
 * Each side reads a message only when `event.source` is the other's window, `event.origin` its origin (for the frame
 * that of `new URL(frameUrl)`), and `nonce` the value that the screen put behind the `#` of the frame's address.
 * No message proves a payment: the screen queries the service, the service queries the provider. The frame gets the
 * provider's addresses from the service, never from here.
 */
export const PAYMENT_FRAME_PROTOCOL = 1
export const CARD_FRAME_PATH = `${BASE_PATH}frames/mastercard`

/**
 * The `sandbox` of the frame. `allow-same-origin` is required: without it the provider's own page, framed inside, would
 * lose its cookies and origin checks. The origin is the frames', never the site's.
 */
export const PAYMENT_FRAME_SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups'

/** Screen to frame, once, as the answer to `ready`. */
export interface PaymentFrameStart {
  type: 'payment-frame:start'
  protocol: typeof PAYMENT_FRAME_PROTOCOL
  nonce: string
  /** The provider's session of this attempt. */
  sessionId: string
  language: LanguageCode
}

/** Frame to screen. A plain union: a discriminated one would add its code to every page that reads answers. */
export const paymentFrameReport = z.union([
  /** The frame's script listens; answer with `start`. */
  z.object({ type: z.literal('payment-frame:ready'), protocol: z.literal(PAYMENT_FRAME_PROTOCOL) }),
  /** The provider's page is on screen. */
  z.object({ type: z.literal('payment-frame:loaded') }),
  /** The passenger closed the page without paying. */
  z.object({ type: z.literal('payment-frame:cancel') }),
  /** The provider's time limit for the payment has passed. */
  z.object({ type: z.literal('payment-frame:timeout') }),
  /** `explanation` is the provider's, for the log only. */
  z.object({ type: z.literal('payment-frame:error'), explanation: z.string() }),
  /** Compared on the screen with `successId` of the payment request; proves nothing. */
  z.object({ type: z.literal('payment-frame:complete'), resultIndicator: z.string() }),
])
export type PaymentFrameReport = z.infer<typeof paymentFrameReport>

/** The JSON text `json` of a payment request: what the screen needs to open the frame. */
export const paymentFrameSettings = z.looseObject({
  /** Address of the frame document. */
  frameUrl: z.string(),
  sessionId: z.string(),
  /** Version of the provider's session. */
  version: z.string(),
})
export type PaymentFrameSettings = z.infer<typeof paymentFrameSettings>
