import { lazyPart } from './lazy-overlays'

/** The captcha of an order; most orders need none, so it is loaded on first use. */
export const LazyCaptchaCard = lazyPart(
  async () => {
    const { CaptchaCard } = await import('./captcha-card')
    return CaptchaCard
  },
  // The failure is shown; the order is refused without an answer, and the screen can be loaded again.
  () => undefined,
)
