interface TermsSection<Part extends string> {
  heading: string
  paragraphs: readonly string[]
  /** Content between its paragraphs and its points, from the records of the service. */
  live?: Part
  points?: readonly string[]
}

/** Terms in one language: sections of paragraphs, some with figures of the service, some followed by points. */
export interface TermsDocument<Part extends string> {
  title: string
  intro: string
  sections: readonly TermsSection<Part>[]
  effective: string
  /** Other terms of this language. */
  related: { href: string; label: string } | undefined
}
