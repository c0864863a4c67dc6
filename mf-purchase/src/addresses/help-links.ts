import { AIRPORT_LINE, UNPAID_ORDERS } from '@shuttle/booking/addresses'
import type { LanguageCode } from '@shuttle/contracts'
import type { HelpTopic } from '../domain/help-topic'
import { activityHref, HOME, termsHref } from '../paths'

const ORDERS = '/my_order'
const CONTACT = '/help#contact'

const HREF: Partial<Record<HelpTopic, string>> = {
  times: '/line',
  coupons: '/my_coupon',
  unpaid: UNPAID_ORDERS,
  airport: AIRPORT_LINE,
  disruption: HOME,
  lost: CONTACT,
}
const RULES: readonly HelpTopic[] = ['day-night', 'late', 'payment', 'luggage']

/** The page that an answer is about. */
export const helpLinkOf = (topic: HelpTopic, language: LanguageCode): string => {
  if (RULES.includes(topic)) return termsHref(language)
  return topic === 'discounts' ? activityHref(language) : (HREF[topic] ?? ORDERS)
}
