import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { airportScreens, RIDE_DAY } from '../pages/airport-screens'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS } from '../pages/texts'
import { ride } from '../steps/ride'
import { DESKTOP, signInToBackoffice } from '../steps/sign-in-to-backoffice'

/** Text entered by staff, which passengers read unchanged. */
const NOTICE: Readonly<Record<LanguageCode, string>> = {
  en: 'Strong wind on the bridge',
  'zh-hk': '大橋強風',
  'zh-cn': '大桥强风',
}

for (const language of languagesInTurn(0)) {
  test(`[D5.6, D5.30, D5.42] a pause and a notice reach a passenger, whose tickets are collected once, in ${language}`, async ({
    page,
    newPassenger,
    startSite,
    inspect,
  }) => {
    const site = await startSite({ STAFF_SECOND_FACTOR: 'off' })
    const [chiefPage, gatePage] = [await newPassenger(DESKTOP), await newPassenger(DESKTOP)]
    const inspectAs = (name: string, at = chiefPage) => inspect(`clerk-${name}-${language}`, at)
    const { line } = airportScreens(page, language)
    const airportPassenger = ride(page, language, site)
    await test.step('Given a passenger who has chosen a bus at 10:00', async () => {
      await airportPassenger.opensTheBuses()
      await expect(line.choice(`${RIDE_DAY} 10:00`)).toBeEnabled()
    })
    const chief = await signInToBackoffice(chiefPage, site, 'level9@demo.test', language)
    await test.step('When a supervisor pauses that bus, the passenger finds it closed with the reason', async () => {
      await chief.section(chief.texts.departures).click()
      await chiefPage.goto(
        `${site.url}${BASE_PATH}back_management_index?tab=departures&line=HZICLK&day=${RIDE_DAY}&lang=${TAGS[language]}`,
      )
      await chief.row('10:00').click()
      await inspectAs('departure')
      await chief.tick('10:00').check()
      await chief.pause.click()
      await inspectAs('pause-question')
      await chief.sure(chief.texts.pause).click()
      await expect(chiefPage).toHaveShownToast(chief.texts.paused)
      await inspectAs('paused')
      await page.reload()
      await line.earlier.click()
      await expect(line.bus(`${RIDE_DAY} 10:00`)).toContainText(line.texts.paused)
      await expect(line.choice(`${RIDE_DAY} 10:00`)).toHaveCount(0)
    })
    const code = await test.step('And takes another bus, and has a pickup code', () =>
      airportPassenger.takesTheBus('09:30'))
    await test.step('When the supervisor publishes a notice, home shows it', async () => {
      await chief.section(chief.texts.notices).click()
      await chief.newNotice.click()
      const { texts } = chief
      for (const [tag, title, text] of [
        ['zh-hk', texts.titleZhHk, texts.textZhHk],
        ['zh-cn', texts.titleZhCn, texts.textZhCn],
        ['en', texts.titleEn, texts.textEn],
      ] as const) {
        await chief.field(title).fill(NOTICE[tag])
        await chief.field(text).fill(`${NOTICE[tag]} (18:00)`)
      }
      await chief.field(texts.ends).fill('2026-11-22T00:00')
      await inspectAs('notice')
      await chief.publish.click()
      await inspectAs('notice-question')
      await chief.sure(texts.publish).click()
      await expect(chief.row(NOTICE[language])).toBeVisible()
      await inspectAs('notices')
      await page.goto(`${site.url}${BASE_PATH}?lang=${TAGS[language]}`)
      await expect(page.getByText(NOTICE[language], { exact: true })).toBeVisible()
      await inspect(`clerk-notice-on-home-${language}`)
    })
    await test.step('Then the gate collects the tickets by the code, and not a second time', async () => {
      const gate = await signInToBackoffice(gatePage, site, 'gate@demo.test', language)
      await inspectAs('gate-overview', gatePage)
      await gate.section(gate.texts.check).click()
      const collect = async () => {
        await gate.field(gate.texts.place).fill('Zhuhai Port, counter 2')
        await gate.field(gate.texts.code).fill(code)
        await gate.checkCode.click()
      }
      await collect()
      await expect(gate.outcome).toContainText(gate.texts.collected)
      await inspectAs('collected', gatePage)
      await collect()
      await expect(gate.outcome).toContainText(gate.texts.collectedBefore)
      await inspectAs('collected-before', gatePage)
    })
  })
}
