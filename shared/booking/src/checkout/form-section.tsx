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

const FOLLOWED_MS = 3000

/** Calls `show` when the page changes its height, until the passenger acts; returns the end of it. */
const followLayout = (show: () => void): (() => void) => {
  const acted = new AbortController()
  const observer = new ResizeObserver(show)
  const stop = () => {
    observer.disconnect()
    acted.abort()
  }
  observer.observe(document.body)
  for (const sign of ['pointerdown', 'wheel', 'keydown']) addEventListener(sign, stop, { signal: acted.signal })
  setTimeout(stop, FOLLOWED_MS)
  return stop
}

/**
 * Moves focus and page to a section: a field to the middle, a tall section to its start, its message always in view,
 * also while parts above it are still loading. Returns the end of it.
 */
const bringIntoView = (section: HTMLElement): (() => void) => {
  const field = findFieldToFill(section)
  field.focus({ preventScroll: true })
  const message = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  const show = () => {
    const isTall = field.offsetHeight > window.innerHeight / 2
    field.scrollIntoView({ block: isTall ? 'start' : 'center' })
    const shown = message ?? section.querySelector('[role=alert]')
    shown?.scrollIntoView({ block: 'nearest' })
  }
  show()
  return followLayout(show)
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
    return section ? bringIntoView(section) : undefined
  }, [target, sections])
  const goTo = useCallback((name: Name) => setTarget({ name }), [])
  return { sections, goTo }
}
