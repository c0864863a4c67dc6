/** Terms in one language: sections of paragraphs, some followed by points. */
export interface Terms {
  title: string
  /** BCP 47 tag of the text, whatever language the screen is in. */
  tag: string
  intro: string
  sections: readonly { heading: string; paragraphs: readonly string[]; points?: readonly string[] }[]
  effective: string
}
