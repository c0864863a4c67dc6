import type { LanguageCode } from '@shuttle/contracts'
import type { FareType, PassengerType } from '@shuttle/domain'

/** What stands in a section between its paragraphs and its points, from the records of the service. */
export type LivePart = 'fares' | 'limits' | 'refund' | 'exceptions'

export interface TermsSection {
  heading: string
  paragraphs: readonly string[]
  live?: LivePart
  points?: readonly string[]
}

/** Terms in one language: sections of paragraphs, some with numbers of the day, some followed by points. */
export interface Terms {
  title: string
  language: LanguageCode
  /** BCP 47 tag of the text, whatever language the screen is in. */
  tag: string
  intro: string
  sections: readonly TermsSection[]
  effective: string
  /** The other terms of this language. */
  related: { href: string; label: string }
  words: TermsWords
}

/** Words around the numbers, in the language of the page. */
export interface TermsWords {
  fareTypes: Record<FareType, string>
  passengerTypes: Record<PassengerType, string>
  passenger: string
  /** Names of the lines of one fare table; `currency` is its symbol. */
  line: (origin: string, destination: string) => string
  between: string
  faresIn: (lines: string, currency: string) => string
  roundTripLeg: string
  free: string
  limits: (limits: { maxPerOrder: number; maxChildren: number; windowDays: number }) => string
  loading: string
  failed: string
  failedHint: string
  retry: string
}
