import { BASE_PATH, type LanguageCode } from '@shuttle/contracts'
import { expect, test } from '../fixtures/test'
import { airportScreens, RIDE_DAY } from '../pages/airport-screens'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS } from '../pages/texts'
import { DESK, openDesk } from '../steps/open-desk'
import { ride } from '../steps/ride'

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
    const [chiefPage, gatePage] = [await newPassenger(DESK), await newPassenger(DESK)]
    const look = (name: string, at = chiefPage) => inspect(`clerk-${name}-${language}`, at)
    const { line } = airportScreens(page, language)
    const traveller = ride(page, language, site)
    await test.step('Given a passenger who has chosen a bus at 10:00', async () => {
      await traveller.opensTheBuses()
      await expect(line.choice(`${RIDE_DAY} 10:00`)).toBeEnabled()
    })
    const chief = await openDesk(chiefPage, site, 'level9@demo.test', language)
    await test.step('When a supervisor pauses that bus, the passenger finds it closed with the reason', async () => {
      await chief.section(chief.words.departures).click()
      await chiefPage.goto(
        `${site.url}${BASE_PATH}back_management_index?tab=departures&line=HZICLK&day=${RIDE_DAY}&lang=${TAGS[language]}`,
      )
      await chief.row('10:00').click()
      await look('departure')
      await chief.tick('10:00').check()
      await chief.pause.click()
      await look('pause-question')
      await chief.sure(chief.words.pause).click()
      await expect(chiefPage).toHaveSaid(chief.words.paused)
      await look('paused')
      await page.reload()
      await expect(line.bus(`${RIDE_DAY} 10:00`)).toContainText(line.words.paused)
      await expect(line.choice(`${RIDE_DAY} 10:00`)).toHaveCount(0)
    })
    const code = await test.step('And takes another bus, and has a pickup code', () => traveller.takesTheBus('09:30'))
    await test.step('When the supervisor publishes a notice, home shows it', async () => {
      await chief.section(chief.words.notices).click()
      await chief.newNotice.click()
      const { words } = chief
      for (const [tag, title, text] of [
        ['zh-hk', words.titleZhHk, words.textZhHk],
        ['zh-cn', words.titleZhCn, words.textZhCn],
        ['en', words.titleEn, words.textEn],
      ] as const) {
        await chief.field(title).fill(NOTICE[tag])
        await chief.field(text).fill(`${NOTICE[tag]} (18:00)`)
      }
      await chief.field(words.ends).fill('2026-11-22T00:00')
      await look('notice')
      await chief.publish.click()
      await look('notice-question')
      await chief.sure(words.publish).click()
      await expect(chief.row(NOTICE[language])).toBeVisible()
      await look('notices')
      await page.goto(`${site.url}${BASE_PATH}?lang=${TAGS[language]}`)
      await expect(page.getByText(NOTICE[language], { exact: true })).toBeVisible()
      await inspect(`clerk-notice-on-home-${language}`)
    })
    await test.step('Then the gate collects the tickets by the code, and not a second time', async () => {
      const gate = await openDesk(gatePage, site, 'gate@demo.test', language)
      await look('gate-overview', gatePage)
      await gate.section(gate.words.check).click()
      const collect = async () => {
        await gate.field(gate.words.place).fill('Zhuhai Port, counter 2')
        await gate.field(gate.words.code).fill(code)
        await gate.checkCode.click()
      }
      await collect()
      await expect(gate.outcome).toContainText(gate.words.collected)
      await look('collected', gatePage)
      await collect()
      await expect(gate.outcome).toContainText(gate.words.collectedBefore)
      await look('collected-before', gatePage)
    })
  })
}
