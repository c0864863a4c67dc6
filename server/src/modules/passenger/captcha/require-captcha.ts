import { type CaptchaKind, captchaKindAt, type Instant } from '@shuttle/domain'
import type { AppContext } from '../../../runtime/context'
import { Refusal } from '../../../runtime/errors'
import { listCaptchaRules } from './challenges.repository'
import { createSlideService } from './slide/slide-service'
import { slideSettings } from './slide/slide-settings'
import { watchSlide } from './slide/watched-slide'
import { verifyCaptcha } from './verify-captcha'

/** The captcha proof of an order; empty fields where none was required. */
export interface OrderProof {
  digits: string
  sessionId: string
  sig: string
  token: string
}

/** Finds which captcha an order of a line needs now, and verifies the proof that an order sends. */
export interface OrderCaptcha {
  kindFor: (lineCode: string) => Promise<CaptchaKind>
  /**
   * Returns when the proof is right or none is needed. Throws CAPTCHA_MISSING, SLIDE_MISSING, CAPTCHA_WRONG; the data
   * carries the type that is needed now, which after a fault of the slide service is the picture. Never inside a
   * transaction.
   */
  require: (order: {
    lineCode: string
    proof: OrderProof
    /** As for {@link verifyCaptcha}. */
    purpose: string
    /** The `sid` ties the answer to the picture, the address to the slide. */
    browser: { sid: string | undefined; ip: string }
    /** Earlier checks, which may refuse: no proof is spent on an order that cannot be placed. */
    checkFirst: () => Promise<unknown>
  }) => Promise<void>
}

export const orderCaptcha = (context: AppContext): OrderCaptcha => {
  const { db, clock, config, log } = context
  const settings = slideSettings(config)
  const slide = watchSlide(settings && createSlideService(settings, clock.real), {
    elapsed: clock.elapsed,
    warn: (err) => log.warn({ err }, 'slide service: no usable answer'),
  })
  const ruled = async (lineCode: string, now: Instant) => captchaKindAt(await listCaptchaRules(db), lineCode, now)

  const requireDigits: OrderCaptcha['require'] = async ({ proof, purpose, browser }) => {
    const given = { sid: browser.sid, answer: proof.digits, purpose, now: clock.now() }
    const result = await verifyCaptcha(db, { ...given, action: 'order', secret: config.secrets.codes })
    if (result !== 'right')
      throw new Refusal(result === 'missing' ? 'CAPTCHA_MISSING' : 'CAPTCHA_WRONG', { captchaKind: 'digits' })
  }

  return {
    // A failing slide service does not lift the check: the picture takes its place (D6.captcha.5).
    kindFor: async (lineCode) => {
      const kind = await ruled(lineCode, clock.now())
      return kind === 'slide' && !(await slide.isUp()) ? 'digits' : kind
    },
    require: async (order) => {
      const kind = await ruled(order.lineCode, clock.now())
      if (kind === 'none') return
      await order.checkFirst()
      const { digits: _, ...answer } = order.proof
      const slid = Object.values(answer).every((part) => part !== '')
      if (kind === 'digits' || (!slid && !(await slide.isUp()))) return requireDigits(order)
      if (!slid) throw new Refusal('SLIDE_MISSING', { captchaKind: 'slide' })
      const passed = await slide.verifySlide({ ...answer, scene: settings?.scene ?? '', ip: order.browser.ip })
      if (passed === undefined) throw new Refusal('CAPTCHA_MISSING', { captchaKind: 'digits' })
      if (!passed) throw new Refusal('CAPTCHA_WRONG', { captchaKind: 'slide' })
    },
  }
}
