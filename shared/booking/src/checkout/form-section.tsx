import { type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react'
import styles from './form-section.module.css'

type Section = RefObject<HTMLDivElement | null>
export type Sections<Name extends string> = Readonly<Record<Name, Section>>

/** A section of the form that the focus can be moved to. */
export const FormSection = ({ at, children }: { at: Section; children: ReactNode }) => (
  <div ref={at} tabIndex={-1} className={styles.section}>
    {children}
  </div>
)

/** The first field that is invalid or required and empty, else the section itself, whose title is announced. */
const findFieldToFill = (section: HTMLElement): HTMLElement =>
  section.querySelector<HTMLElement>('[aria-invalid=true]') ??
  [...section.querySelectorAll<HTMLInputElement>('input[required]')].find((field) => field.value.trim() === '') ??
  section

/**
 * Moves focus and page to a section: a field to the middle, a tall section to its start, its message always in view.
 */
const bringIntoView = (section: HTMLElement) => {
  const field = findFieldToFill(section)
  field.focus({ preventScroll: true })
  const isTall = field.offsetHeight > window.innerHeight / 2
  field.scrollIntoView({ block: isTall ? 'start' : 'center' })
  section.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
}

/** The sections of a form that a violation can point at. `names` are read once. */
export const useFormSections = <Name extends string>(
  names: readonly Name[],
): { sections: Sections<Name>; goTo: (name: Name) => void } => {
  const [sections] = useState(
    () => Object.fromEntries(names.map((name): [Name, Section] => [name, { current: null }])) as Sections<Name>,
  )
  /** A new object each time: the same section may be the target twice. */
  const [target, setTarget] = useState<{ name: Name }>()
  // After the render, so that the section already contains its message.
  useEffect(() => {
    const section = target && sections[target.name].current
    if (section) bringIntoView(section)
  }, [target, sections])
  const goTo = useCallback((name: Name) => setTarget({ name }), [])
  return { sections, goTo }
}
