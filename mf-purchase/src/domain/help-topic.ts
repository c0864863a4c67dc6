/** The questions of the help page in their order; each is the fragment of its address, such as `/help#refund`. */
export const HELP_TOPICS = [
  'refund',
  'money-back',
  'request',
  'change',
  'times',
  'day-night',
  'late',
  'discounts',
  'coupons',
  'payment',
  'unpaid',
  'receipt',
  'e-ticket',
  'mail',
  'name',
  'airport',
  'luggage',
  'disruption',
  'lost',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

/** One question and its answer in one language. */
export interface HelpAnswer {
  question: string
  /** A paragraph each; the current refund rules follow those of `refund`. */
  answer: readonly string[]
  /** Terms that passengers type and the question does not have. */
  terms: readonly string[]
  /** Label of the link to the page concerned. */
  link: string
}

export type HelpAnswers = Readonly<Record<HelpTopic, HelpAnswer>>
