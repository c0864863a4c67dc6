import * as z from 'zod/mini'
import { BASE_PATH } from './base-path'
import type { LanguageCode } from './language'

/**
 * Messages by postMessage between a screen and the frame document of the slide captcha (`/webhtml/frames/slide`).
 * Order: frame `ready` -> screen `start` -> frame `loaded` -> any number of `failed` -> `passed`, or `unavailable` at
 * any time.
 * Each side reads a message only when `event.source` is the other's window, `event.origin` the other's (the frame has
 * none: {@link SLIDE_FRAME_ORIGIN}), and `nonce` the value that the screen put behind the `#` of the frame's address.
 * A proof proves nothing by itself: the service verifies it with the slide service, once.
 */
export const SLIDE_FRAME_PROTOCOL = 1
export const SLIDE_FRAME_PATH = `${BASE_PATH}frames/slide`
/** Without `allow-same-origin` the document has an opaque origin and no storage. */
export const SLIDE_FRAME_SANDBOX = 'allow-scripts'
/** `event.origin` of such a document. Messages to it are posted to `*`: the nonce replaces the missing origin. */
export const SLIDE_FRAME_ORIGIN = 'null'

/** Screen to frame, once, as the answer to `ready`. */
export interface SlideFrameStart {
  type: 'slide-frame:start'
  protocol: typeof SLIDE_FRAME_PROTOCOL
  nonce: string
  language: LanguageCode
}

/** Frame to screen. A plain union: a discriminated one would add its code to every page that reads answers. */
export const slideFrameReport = z.union([
  /** The frame's script listens; answer with `start`. */
  z.object({ type: z.literal('slide-frame:ready'), protocol: z.literal(SLIDE_FRAME_PROTOCOL) }),
  /** The slide is on screen. */
  z.object({ type: z.literal('slide-frame:loaded') }),
  /** The provider rejected this slide; the passenger may slide again. */
  z.object({ type: z.literal('slide-frame:failed') }),
  /** No slide is available here. `explanation` is for the log only. */
  z.object({ type: z.literal('slide-frame:unavailable'), explanation: z.string() }),
  /** Sent with the order unchanged. */
  z.object({ type: z.literal('slide-frame:passed'), sessionId: z.string(), sig: z.string(), token: z.string() }),
])
export type SlideFrameReport = z.infer<typeof slideFrameReport>
