/** One chapter: sentences, then points. */
export interface PrivacySection {
  heading: string
  paragraphs?: readonly string[]
  points?: readonly string[]
}

/** The terms in one language. They are content of their own pages, not texts of every screen. */
export interface PrivacyTerms {
  /** BCP 47 tag of the terms, whatever the language of the screen around them. */
  languageTag: string
  title: string
  /** When this version took effect. */
  effective: string
  introduction: string
  sections: readonly PrivacySection[]
  /** Before and after the address. */
  contact: { heading: string; before: string; after: string }
}

export const PRIVACY_ADDRESS = 'privacy@bridge-shuttle.example'
