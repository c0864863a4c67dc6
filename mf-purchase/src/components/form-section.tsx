import { type ReactNode, type RefObject, useCallback, useRef } from 'react'
import styles from './form-section.module.css'

/** Parts of the form a refusal can point at. */
export type SectionName = 'date' | 'returnDate' | 'fare' | 'passengers' | 'people' | 'coupons' | 'captcha' | 'terms'
type Place = RefObject<HTMLDivElement | null>
export type Sections = Readonly<Record<SectionName, Place>>

/** A part of the form that the focus can be moved to. */
export const FormSection = ({ at, children }: { at: Place; children: ReactNode }) => (
  <div ref={at} tabIndex={-1} className={styles.place}>
    {children}
  </div>
)

/** The field to mend: the first required one that is empty, else the part itself, whose title is read. */
const fieldToMend = (place: HTMLElement): HTMLElement =>
  [...place.querySelectorAll<HTMLInputElement>('input[required]')].find((field) => field.value.trim() === '') ?? place

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
      const place = sections[name].current
      if (!place) return
      const field = fieldToMend(place)
      field.focus({ preventScroll: true })
      field.scrollIntoView({ block: 'center' })
    },
    [sections],
  )
  return { sections, goTo }
}
