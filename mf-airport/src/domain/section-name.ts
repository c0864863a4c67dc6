/** Parts of the passengers page that a refusal leads to, in their order. */
export const SECTION_NAMES = ['unpaid', 'step', 'passengerInfo', 'coupons', 'terms', 'captcha'] as const
export type SectionName = (typeof SECTION_NAMES)[number]
