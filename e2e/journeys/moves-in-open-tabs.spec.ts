import type { Page } from '@playwright/test'
import type { BootData } from '@shuttle/contracts'
import { expect } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS, TEXTS } from '../pages/texts'
import { ticketDetails } from '../pages/ticket-details'
import { drawnVersions, shownVersion } from '../releases/drawn-versions'
import { releaseTool } from '../releases/release-tool'
import { type ReleasedSite, test } from '../releases/released-site'
import { openTab } from '../steps/open-tab'
import { passenger, TRAVEL_DATE } from '../steps/passenger'
import { NPM_TEST } from '../stories/npm-test-stories'

/** Makes the visitor one of those who get the release on trial. */
const joinTrial = async (page: Page, { url }: ReleasedSite, version: string): Promise<void> => {
  for (let cohort = 0; cohort < 10_000; cohort += 97) {
    const answer = await fetch(`${url}/webhtml/registry.json`, { headers: { cookie: `cohort=${cohort}` } })
    const { remotes } = (await answer.json()) as BootData['registry']
    if (!remotes.some((remote) => remote.version === version)) continue
    return page.context().addCookies([{ name: 'cohort', value: String(cohort), url }])
  }
  throw new Error(`nobody gets ${version}`)
}

test('a rollback over three versions moves five open tabs to the live version with their input', async ({
  newPassenger,
  releasedSite,
}) => {
  const { actions, next, live } = releasedSite
  const good = (await live())['mf-purchase']
  const published = [next('mf-purchase'), next('mf-purchase'), next('mf-purchase')]
  const tried = next('mf-purchase')
  const pages: Page[] = []
  const opensATab = async (version: string) => {
    const page = await newPassenger()
    if (version === tried.version) await joinTrial(page, releasedSite, version)
    const visitor = passenger(page)
    await visitor.opensTheLine(releasedSite)
    await openTab(page).mark()
    await visitor.chooses(TRAVEL_DATE, pages.length + 2)
    expect(await shownVersion(page)).toBe(version)
    pages.push(page)
  }
  await test.step('Given five tabs with input, each on another version', async () => {
    await opensATab(good)
    for (const { version, dist } of published) {
      await actions.publish(dist)
      await opensATab(version)
    }
    await actions.publish(tried.dist, '25')
    await opensATab(tried.version)
  })
  await test.step('When the operator rolls back three versions, each tab learns of it without a reload', async () => {
    const notified = pages.slice(1).map((page) => page.waitForResponse(/registry\/mf-purchase\/next/))
    await releaseTool(releasedSite, 'rollback', 'mf-purchase', '3', '--note', 'wrong prices')
    for (const one of notified) await (await one).finished()
    const history = await releaseTool(releasedSite, 'history', 'mf-purchase')
    const back = history.split('\n').find((line) => line.includes('wrong prices'))
    for (const { version } of [...published, tried]) expect(back).toContain(version)
    expect((await live())['mf-purchase']).toBe(good)
  })
  for (const [at, page] of pages.entries())
    await test.step(`Then tab ${at + 1} retains its page until it leaves it, and its input after that`, async () => {
      const { adults } = ticketDetails(page, TEXTS.en)
      const chosen = String(at + 2)
      await expect(adults).toHaveValue(chosen)
      expect(await shownVersion(page)).toBe([good, ...published.map(({ version }) => version), tried.version][at])
      await page.getByRole('link', { name: TEXTS.en.privacyTerms }).click()
      await expect(page.getByRole('heading', { level: 1, name: TEXTS.en.privacyTerms })).toBeVisible()
      await page.goBack()
      await expect(adults).toHaveValue(chosen)
      expect((await drawnVersions(page))['mf-purchase']).toEqual([good])
      await openTab(page).isStillTheSame()
    })
})

/** A page of each kind of remote: the home page, one with an input, one of the airport line. */
const PLACES = [
  { remote: 'mf-purchase', path: '' },
  { remote: 'mf-account', path: 'login' },
  { remote: 'mf-airport', path: 'airline.html' },
] as const

for (const language of languagesInTurn(1)) {
  const texts = TEXTS[language]
  test(
    `the kill switch closes tabs that make no call, in ${language}, and opens them again`,
    NPM_TEST.killSwitch,
    async ({ newPassenger, inspect, releasedSite }) => {
      const { actions, url } = releasedSite
      for (const { remote, path } of PLACES)
        await test.step(`${remote} closes in an open tab, and opens again`, async () => {
          const page = await newPassenger()
          await page.goto(`${url}/webhtml/${path}?lang=${TAGS[language]}`)
          const heading = page.getByRole('heading', { level: 1 })
          await expect(heading).toBeVisible()
          await openTab(page).mark()
          await actions.disable(remote)
          await expect(page.getByRole('alert').filter({ hasText: texts.closed })).toBeVisible()
          await expect(heading).toBeVisible()
          await expect(page.getByRole('link', { name: texts.backHome })).toHaveCount(path === '' ? 0 : 1)
          await inspect(`closed-${remote}-${language}`, page)
          await page.getByRole('button', { name: texts.checkAgain }).click()
          await expect(page.getByText(texts.closed)).toBeVisible()
          await actions.enable(remote)
          await expect(page.getByText(texts.closed)).toHaveCount(0)
          await expect(heading).toBeVisible()
          await openTab(page).isStillTheSame()
        })
    },
  )
}

test('a page opened while its remote was closed appears in the live version when that opens', async ({
  page,
  releasedSite,
}) => {
  const { actions, next, url } = releasedSite
  const texts = TEXTS.en
  await actions.disable('mf-account')
  await page.goto(`${url}/webhtml/login?lang=en`)
  await expect(page.getByText(texts.closed)).toBeVisible()
  await openTab(page).mark()
  const mended = next('mf-account')
  await actions.publish(mended.dist)
  await actions.enable('mf-account')
  await expect(page.getByRole('textbox', { name: texts.email })).toBeVisible()
  expect(await shownVersion(page)).toBe(mended.version)
  await openTab(page).isStillTheSame()
})

test('a remote in a slot is closed there, and the page around it continues', async ({ page, releasedSite }) => {
  const { actions } = releasedSite
  const texts = TEXTS.en
  const visitor = passenger(page)
  await visitor.opensTheLine(releasedSite)
  await visitor.chooses(TRAVEL_DATE, 2)
  await visitor.acceptsAndConfirms()
  const popup = page.getByRole('dialog', { name: texts.signIn })
  await expect(popup.getByRole('textbox', { name: texts.email })).toBeVisible()
  await actions.disable('mf-account')
  await expect(popup.getByText(texts.closed)).toBeVisible()
  await actions.enable('mf-account')
  await expect(popup.getByRole('textbox', { name: texts.email })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ticketDetails(page, texts).adults).toHaveValue('2')
})
