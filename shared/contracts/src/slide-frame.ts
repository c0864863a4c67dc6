import * as z from 'zod/mini'
import { BASE_PATH } from './base-path'
import type { LanguageCode } from './language'

/**
 * What a screen and the slide captcha's frame document (`/webhtml/frames/slide`) say to each other by postMessage.
 * Order: frame `ready` -> screen `start` -> frame `loaded` -> `failed` as often as it fails -> `passed`, or `unavailable` at any time.
 * Each side reads a message only when `event.source` is the other's window, `event.origin` the other's (the frame has none:
 * {@link SLIDE_FRAME_ORIGIN}), and `nonce` what the screen put behind the `#` of the frame's address. A proof proves nothing
 * by itself: the service asks the slide service about it, once.
 */
export const SLIDE_FRAME_PROTOCOL = 1
export const SLIDE_FRAME_PATH = `${BASE_PATH}frames/slide`
/** Without `allow-same-origin`: the document has an origin that is nobody's, and no storage. */
export const SLIDE_FRAME_SANDBOX = 'allow-scripts'
/** `event.origin` of such a document. It is spoken to as `*`: its nonce stands in for the name that it lacks. */
export const SLIDE_FRAME_ORIGIN = 'null'

/** Screen to frame, once, as the answer to `ready`. */
export interface SlideFrameStart {
  type: 'slide-frame:start'
  protocol: typeof SLIDE_FRAME_PROTOCOL
  nonce: string
  language: LanguageCode
}

/** Frame to screen. A plain union: every page that reads answers would pay for the code of a discriminated one. */
export const slideFrameReport = z.union([
  /** The frame's script listens; answer with `start`. */
  z.object({ type: z.literal('slide-frame:ready'), protocol: z.literal(SLIDE_FRAME_PROTOCOL) }),
  /** The slide is on screen. */
  z.object({ type: z.literal('slide-frame:loaded') }),
  /** The provider did not believe this slide; the passenger may slide again. */
  z.object({ type: z.literal('slide-frame:failed') }),
  /** No slide can be had here. `explanation` is for the log only. */
  z.object({ type: z.literal('slide-frame:unavailable'), explanation: z.string() }),
  /** Goes with the order as it is. */
  z.object({ type: z.literal('slide-frame:passed'), sessionId: z.string(), sig: z.string(), token: z.string() }),
])
export type SlideFrameReport = z.infer<typeof slideFrameReport>
