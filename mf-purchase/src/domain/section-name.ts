/** Sections of the ticket details that a violation can point at. */
export const SECTION_NAMES = [
  'unpaid',
  'date',
  'returnDate',
  'fare',
  'passengers',
  'passengerInfo',
  'coupons',
  'captcha',
  'terms',
] as const
export type SectionName = (typeof SECTION_NAMES)[number]
