/** What stands in a section between its paragraphs and its points, from the records of the service. */
export type LivePart = 'fares' | 'limits' | 'refund' | 'exceptions'

interface TermsSection {
  heading: string
  paragraphs: readonly string[]
  live?: LivePart
  points?: readonly string[]
}

/** Terms in one language: sections of paragraphs, some with the numbers of the service, some followed by points. */
export interface TermsDocument {
  title: string
  intro: string
  sections: readonly TermsSection[]
  effective: string
  /** The other terms of this language. */
  related: { href: string; label: string }
}
