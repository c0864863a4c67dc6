import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Polling interval: each query costs the page a layout, so frequent ones would slow the pages down. Milliseconds. */
const EVERY_MS = 100

/** A result that has not arrived after this time never arrives: a guard, not a limit. */
export const GUARD_MS = 90_000

/** Polls until there is a value. A query that throws, such as between two documents, counts as no value. */
export const until = async <Value>(
  probe: () => Promise<Value | undefined>,
  ms = GUARD_MS,
  every = EVERY_MS,
): Promise<Value | undefined> => {
  for (const end = performance.now() + ms; performance.now() < end; await sleep(every)) {
    const seen = await probe().catch(() => undefined)
    if (seen !== undefined) return seen
  }
  return undefined
}

/** A toast is a dialog too, in a region of its own. Messages before the shell runs have no frame. */
const READABLE = ['[role=dialog]:not([role=region] *)', 'main', 'body']

/**
 * Whether a text can be read now: in the open dialog, else in the page; the elements painted at the middle of its first
 * and last line must be the text itself, not one that covers it. Scrolls it into view.
 * No named function inside: some compilers give those a helper that the page does not have.
 */
export const reads = (page: Page, wanted: RegExp): Promise<boolean> =>
  page.evaluate(
    ([selectors, source]) => {
      const pattern = new RegExp(source)
      for (const selector of selectors) {
        const roots = [...document.querySelectorAll<HTMLElement>(selector)].filter((root) => root.checkVisibility())
        if (roots.length === 0) continue
        return roots.some((root) => {
          // biome-ignore lint/performance/useDomNodeTextContent: texts that the style hides cannot be read
          const found = pattern.exec(root.innerText)?.[0] ?? ''
          const lines = found.split('\n').filter((line) => line.trim() !== '')
          return (
            lines.length > 0 &&
            [lines[0] ?? '', lines.at(-1) ?? ''].every((line) => {
              // The innermost elements that contain the line.
              for (const open = [root]; ; ) {
                const element = open.pop()
                if (!element) return false
                const children = [...element.children] as HTMLElement[]
                // biome-ignore lint/performance/useDomNodeTextContent: texts that the style hides cannot be read
                const inner = children.filter((child) => child.innerText?.includes(line))
                open.push(...inner)
                if (inner.length > 0) continue
                // The control of a label may cover its text.
                const own = element.closest('label') ?? element
                for (const block of ['nearest', 'center'] as const) {
                  element.scrollIntoView({ block })
                  const { left, top, width, height } = element.getBoundingClientRect()
                  const painted = document.elementFromPoint(left + width / 2, top + height / 2)
                  if (painted !== null && own.contains(painted)) return true
                }
              }
            })
          )
        })
      }
      return false
    },
    [READABLE, wanted.source] as const,
  )

/** Whether a text becomes readable. */
export const canRead = async (page: Page, wanted: RegExp, ms = GUARD_MS): Promise<boolean> =>
  (await until(async () => (await reads(page, wanted)) || undefined, ms)) ?? false
