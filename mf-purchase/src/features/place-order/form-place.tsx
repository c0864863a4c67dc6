import { type ReactNode, type RefObject, useCallback, useRef } from 'react'
import styles from './form-place.module.css'

/** Parts of the form a refusal can point at. */
export type PlaceName = 'date' | 'fare' | 'passengers' | 'terms'
export type Places = Readonly<Record<PlaceName, RefObject<HTMLDivElement | null>>>

/** A part of the form that the focus can be moved to. */
export const FormPlace = ({ at, children }: { at: RefObject<HTMLDivElement | null>; children: ReactNode }) => (
  <div ref={at} tabIndex={-1} className={styles.place}>
    {children}
  </div>
)

export const usePlaces = (): { places: Places; goTo: (name: PlaceName) => void } => {
  const date = useRef<HTMLDivElement>(null)
  const fare = useRef<HTMLDivElement>(null)
  const passengers = useRef<HTMLDivElement>(null)
  const terms = useRef<HTMLDivElement>(null)
  const places = useRef<Places>({ date, fare, passengers, terms }).current
  const goTo = useCallback(
    (name: PlaceName) => {
      const place = places[name].current
      place?.focus({ preventScroll: true })
      place?.scrollIntoView({ block: 'center' })
    },
    [places],
  )
  return { places, goTo }
}
