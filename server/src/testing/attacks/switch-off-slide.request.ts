import { openSlideSite } from '../../modules/passenger/captcha/testing/open-slide-site.request'
import type { Attack } from './attack'

/** Made to be refused by a machine in front of the slide service. */
const UNREADABLE = {
  'an overlong token': { sessionId: 'a', sig: 'b', token: 'x'.repeat(30_000) },
  'three parts that are long on the way': Object.fromEntries(
    ['sessionId', 'sig', 'token'].map((part) => [part, '%'.repeat(2000)]),
  ),
}

/**
 * One member's order tries to make the service treat the slide service as down, so that all members need digits. The
 * guard is that the slide service can answer every proof it is sent; without a guard it cannot.
 */
export const SWITCH_OFF_SLIDE: Attack[] = Object.entries(UNREADABLE).map(([what, proof]) => ({
  name: `switches the slide off for all members by ${what}`,
  succeeds: async (_site, guard) => {
    const slide = await openSlideSite()
    try {
      if (!guard) slide.loseNextAnswer()
      await slide.order(guard ? proof : { sessionId: 'a', sig: 'b', token: 'c' })
      return (await slide.getCaptchaType()) !== '2'
    } finally {
      await slide.close()
    }
  },
}))
