import type { queries } from '@testing-library/dom'

/** A text or a pattern, in a form that can be sent to the page. */
export interface Pattern {
  source: string
  flags: string
}

export type Step =
  | { by: 'role'; role: string; name?: Pattern; level?: number }
  | { by: 'label'; text: Pattern }
  | { by: 'text'; text: Pattern }
  | { by: 'filter'; text: Pattern }
  | { by: 'css'; selector: string; text?: Pattern }
  | { by: 'nth'; index: number }

export interface Found {
  /** Visible elements. */
  count: number
  address: string
  text: string
  value: string
  isChecked: boolean
  kind: string
  /** Options of a select. */
  options: readonly string[]
  /** A point of the one visible element that a pointer reaches; undefined while another element covers it. */
  point?: { x: number; y: number }
}

export interface Search {
  steps: readonly Step[]
  /** Scrolls the one element to the middle and focuses it where a key needs that. */
  prepare?: 'pointer' | 'focus'
  /** For a date or time field: WebDriver sets its value, because typing depends on the locale. */
  set?: string
}

type Tab = typeof globalThis & { TestingLibraryDom?: typeof queries }

/** Runs in the page, so it uses nothing from outside. Returns JSON, or undefined before Testing Library is loaded. */
export const findInPage = ({ steps, prepare, set }: Search): string | undefined => {
  const library = (globalThis as Tab).TestingLibraryDom
  if (!library) return undefined
  const pattern = (text: Pattern) => new RegExp(text.source, text.flags)
  const hasText = (element: HTMLElement, text: Pattern) =>
    pattern(text).test((element.textContent ?? '').replace(/\s+/g, ' ').trim())
  const query = (root: HTMLElement, step: Step): HTMLElement[] => {
    if (step.by === 'role')
      return library.queryAllByRole(root, step.role, {
        ...(step.name && { name: pattern(step.name) }),
        ...(step.level && { level: step.level }),
      })
    if (step.by === 'label') return library.queryAllByLabelText(root, pattern(step.text))
    if (step.by === 'text') return library.queryAllByText(root, pattern(step.text))
    if (step.by === 'filter') return hasText(root, step.text) ? [root] : []
    if (step.by !== 'css') return [root]
    return [...root.querySelectorAll<HTMLElement>(step.selector)].filter((one) => !step.text || hasText(one, step.text))
  }
  let all: HTMLElement[] = [document.documentElement]
  for (const step of steps) {
    all = step.by === 'nth' ? all.slice(step.index, step.index + 1) : all
    all = [...new Set(all.flatMap((root) => query(root, step)))]
  }
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const visible = all.filter(isVisible)
  const one = visible.length === 1 ? (visible[0] as HTMLInputElement) : undefined
  const found: Found = {
    count: visible.length,
    address: location.href,
    text: one?.textContent ?? '',
    value: one?.value ?? '',
    isChecked: one?.checked ?? one?.getAttribute('aria-checked') === 'true',
    kind: one?.type ?? '',
    options: one instanceof HTMLSelectElement ? [...one.options].map(({ label }) => label) : [],
  }
  if (!one || !prepare) return JSON.stringify(found)
  one.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (prepare === 'focus') one.focus()
  if (set !== undefined) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(one, set)
    for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }))
  }
  // A field may be hidden under its label, which the passenger presses.
  for (const target of [one, ...(one.labels ?? [])]) {
    const { left, top, width, height } = target.getBoundingClientRect()
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
    const hit = document.elementFromPoint(point.x, point.y)
    if (hit && (target.contains(hit) || one.contains(hit))) return JSON.stringify({ ...found, point })
  }
  return JSON.stringify(found)
}
