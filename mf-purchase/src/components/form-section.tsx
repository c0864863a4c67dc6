import { type ReactNode, type RefObject, useCallback, useRef } from 'react'
import styles from './form-section.module.css'

/** Sections of the form that a violation can point at. */
export type SectionName = 'date' | 'returnDate' | 'fare' | 'passengers' | 'people' | 'coupons' | 'captcha' | 'terms'
type Section = RefObject<HTMLDivElement | null>
export type Sections = Readonly<Record<SectionName, Section>>

/** A section of the form that the focus can be moved to. */
export const FormSection = ({ at, children }: { at: Section; children: ReactNode }) => (
  <div ref={at} tabIndex={-1} className={styles.section}>
    {children}
  </div>
)

/** The first required field that is empty, else the section itself, whose title is read. */
const findFieldToFill = (section: HTMLElement): HTMLElement =>
  [...section.querySelectorAll<HTMLInputElement>('input[required]')].find((field) => field.value.trim() === '') ??
  section

export const useFormSections = (): { sections: Sections; goTo: (name: SectionName) => void } => {
  const sections = useRef<Sections>({
    date: { current: null },
    returnDate: { current: null },
    fare: { current: null },
    passengers: { current: null },
    people: { current: null },
    coupons: { current: null },
    captcha: { current: null },
    terms: { current: null },
  }).current
  const goTo = useCallback(
    (name: SectionName) => {
      const section = sections[name].current
      if (!section) return
      const field = findFieldToFill(section)
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'center' })
    },
    [sections],
  )
  return { sections, goTo }
}
