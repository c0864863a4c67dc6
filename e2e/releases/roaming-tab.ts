import { expect, type Page } from '@playwright/test'
import { BASE_PATH } from '@shuttle/contracts'
import { home } from '../pages/home'
import { TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { TRAVEL_DATE } from '../steps/passenger'
import { drawnVersions } from './drawn-versions'
import { type WatchedDocuments, watchDocuments } from './watch-documents'

const texts = TEXTS.en
/** Set in the document itself, so that an unexpected reload is detected. */
const MARK = 'data-roaming'

export interface RoamingTab {
  page: Page
  documents: WatchedDocuments
  /** Makes the next navigation of the round and checks the page it reaches. */
  step: () => Promise<void>
  /** Faults so far, a sentence each. */
  faults: readonly string[]
  /** Documents that were opened on purpose. */
  loads: () => number
}

/**
 * A tab that cycles through pages of both remotes with input that must stay: home, a line, the privacy terms of the
 * other remote, back, back, my account, home. `reloadEvery` counts rounds, 0 never reloads; wrong input on the screen
 * is a fault after `inputTimeoutMs`, missing input after the time of every expectation.
 */
export const openRoamingTab = async (
  page: Page,
  site: string,
  reloadEvery: number,
  inputTimeoutMs?: number,
): Promise<RoamingTab> => {
  const documents = await watchDocuments(page)
  const details = ticketDetails(page, texts)
  const faults: string[] = []
  let adults = 1
  let steps = 0
  let loads = 0

  const mark = () => page.evaluate((name) => document.documentElement.setAttribute(name, ''), MARK)
  const isMarked = () => page.evaluate((name) => document.documentElement.hasAttribute(name), MARK)
  const open = async () => {
    await page.goto(`${site}${BASE_PATH}?lang=en`)
    await expect(home(page, texts).line).toBeVisible()
    await mark()
    loads += 1
  }
  const expectInput = async () => {
    await expect(details.adults).toHaveValue(
      String(adults),
      inputTimeoutMs === undefined ? {} : { timeout: inputTimeoutMs },
    )
  }
  const goToLine = async () => {
    await home(page, texts).line.click()
    await expectInput()
    if (adults < 5) {
      await details.showsDay(TRAVEL_DATE)
      await details.day(TRAVEL_DATE).click()
      await details.oneMoreAdult.click()
      adults += 1
    }
    await expectInput()
  }
  const round: (() => Promise<void>)[] = [
    goToLine,
    async () => {
      await page.getByRole('link', { name: texts.privacyTerms }).click()
      await expect(page.getByRole('heading', { level: 1, name: texts.privacyTerms })).toBeVisible()
    },
    async () => {
      await page.goBack()
      await expectInput()
    },
    async () => {
      await page.goBack()
      await expect(home(page, texts).line).toBeVisible()
    },
    async () => {
      await page.getByRole('link', { name: texts.my, exact: true }).click()
      await expect(page).toHaveURL(/personal_center/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
    async () => {
      await page.getByRole('link', { name: texts.buy, exact: true }).click()
      await expect(home(page, texts).line).toBeVisible()
    },
  ]

  const checkDocument = async (where: string) => {
    if (!(await isMarked())) {
      faults.push(`${where}: the page was loaded again, and nobody asked`)
      await mark()
    }
    for (const [name, versions] of Object.entries(await drawnVersions(page)))
      if (versions.length > 1) faults.push(`${where}: two versions of ${name} are drawn: ${versions.join(', ')}`)
  }

  const step = async () => {
    const at = steps % round.length
    if (reloadEvery > 0 && at === 0 && steps > 0 && (steps / round.length) % reloadEvery === 0) await open()
    steps += 1
    const where = `step ${steps} at ${new URL(page.url()).pathname}`
    try {
      await round[at]?.()
      await checkDocument(where)
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ') : String(error)
      faults.push(`${where}: ${reason}`)
      // The next round starts from a complete page.
      steps = Math.ceil(steps / round.length) * round.length
      await open()
    }
  }

  await open()
  return { page, documents, step, faults, loads: () => loads }
}
