import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Driver, InputSource } from './driver'
import { type Found, findInPage, type Pattern, type Search, type Step } from './find-in-page'

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
/** A guard against hanging stories; engines have no time limit of their own. */
const WITHIN_MS = 180_000
const KEYS = { Control: '\uE009', ArrowDown: '\uE015', Enter: '\uE007', Home: '\uE011' }

type Text = string | RegExp
interface Options {
  name?: Text
  exact?: boolean
  level?: number
  hasText?: Text
}

/** Matches texts like Playwright: a part in any case, or the whole. */
const toPattern = (text: Text, exact = false): Pattern => {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return exact ? { source: `^${escaped}$`, flags: '' } : { source: escaped, flags: 'i' }
}

const press = (...keys: string[]): InputSource => {
  const actions = keys.flatMap((key) => [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ])
  return { type: 'key', id: 'keys', actions }
}
const selectAll: InputSource = {
  type: 'key',
  id: 'keys',
  actions: [{ type: 'keyDown', value: KEYS.Control }, ...press('a').actions, { type: 'keyUp', value: KEYS.Control }],
}
const tapAt = ({ x, y }: { x: number; y: number }): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/**
 * The part of Playwright's page that page objects and stories use, on a driver. An element is found by role, name and
 * text, waited for, and used by native input of the engine.
 */
export const drivenPage = (driver: Driver): { page: Page; address: () => Promise<string> } => {
  const chain = (frames: readonly string[], steps: readonly Step[]) => {
    const add = (step: Step) => chain(frames, [...steps, step])
    const search = async (given: Omit<Search, 'steps'> = {}): Promise<Found> => {
      await driver.enter(frames)
      // The TypeScript loader wraps functions in calls of this name.
      const expression = `(() => { const __name = (one) => one; return (${findInPage})(${JSON.stringify({ ...given, steps })}) })()`
      const found = await driver.evaluate(expression)
      if (typeof found === 'string') return JSON.parse(found)
      await driver.evaluate(`(() => { ${LIBRARY} })()`)
      return search(given)
    }
    /** Searches until a condition holds. A frame that the driver cannot find yet is a failure only at the end. */
    const until = async (holds: (found: Found) => boolean, given?: Omit<Search, 'steps'>): Promise<Found> => {
      let last: unknown
      for (const end = performance.now() + WITHIN_MS; performance.now() < end; await sleep(100)) {
        const found = await search(given).catch((error: unknown) => {
          last = error
        })
        if (found && holds(found)) return found
        if (found) last = `${found.count} are visible at ${found.address}`
      }
      throw new Error(`${JSON.stringify([...frames, ...steps])}: ${last}`)
    }
    /** Waits until the element is at the same place twice. */
    const place = async (prepare: Search['prepare'] = 'pointer'): Promise<Found> => {
      let before = ''
      return until(
        ({ point }) => {
          const isSame = point !== undefined && JSON.stringify(point) === before
          before = JSON.stringify(point)
          return isSame
        },
        { prepare },
      )
    }
    const click = async (): Promise<void> => {
      const { point } = await place()
      if (point) await driver.perform([tapAt(point)])
    }
    return {
      getByRole: (role: string, { name, exact, level }: Options = {}) =>
        add({
          ...{ by: 'role', role },
          ...(name !== undefined && { name: toPattern(name, exact) }),
          ...(level && { level }),
        }),
      getByText: (text: Text, { exact }: Options = {}) => add({ by: 'text', text: toPattern(text, exact) }),
      getByLabel: (text: Text, { exact }: Options = {}) => add({ by: 'label', text: toPattern(text, exact) }),
      locator: (selector: string, { hasText }: Options = {}) =>
        add({ ...{ by: 'css', selector }, ...(hasText !== undefined && { text: toPattern(hasText) }) }),
      filter: ({ hasText = '' }: Options) => add({ by: 'filter', text: toPattern(hasText) }),
      nth: (index: number) => add({ by: 'nth', index }),
      first: () => add({ by: 'nth', index: 0 }),
      frameLocator: (selector: string) => chain([...frames, selector], []),
      read: () => until(({ count }) => count === 1),
      waitFor: async () => void (await until(({ count }) => count > 0)),
      isVisible: async () => (await search()).count > 0,
      textContent: async () => (await until(({ count }) => count === 1)).text,
      click,
      press: async (key: keyof typeof KEYS) => {
        await place('focus')
        await driver.perform([press(KEYS[key])])
      },
      check: async () => {
        if (!(await until(({ count }) => count === 1)).isChecked) await click()
        await until(({ isChecked }) => isChecked)
      },
      fill: async (text: string) => {
        const { kind } = await until(({ count }) => count === 1)
        if (kind === 'time' || kind === 'date') await search({ prepare: 'focus', set: text })
        else {
          await click()
          await driver.perform([selectAll])
          await driver.perform([press(...text)])
        }
        await until(({ value }) => value === text)
      },
      selectOption: async (label: string) => {
        const { options } = await place('focus')
        const presses = Array.from({ length: options.indexOf(label) }, () => KEYS.ArrowDown)
        await driver.perform([press(KEYS.Home, ...presses)])
      },
    }
  }
  const page = { ...chain([], []), goto: driver.open }
  return { page: page as unknown as Page, address: async () => (await page.locator('body').read()).address }
}
