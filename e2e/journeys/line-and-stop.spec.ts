import { expect, test } from '../fixtures/test'
import { languagesInTurn } from '../pages/languages-in-turn'
import { TAGS } from '../pages/texts'

/** What the two pages show; the demo runs on a Saturday at 09:00. */
const SHOWN = {
  en: {
    info: 'Times and stops',
    normal: 'Buses run as planned today',
    now: 'Now every 5 minutes',
    weekday: 'Mon–Fri',
    table: 'Show the table',
    hour: /^09:00–09:59/,
    stop: /^Hong Kong Port.*Bay 3/,
    bay: /^Bay 3, next bus|^Bay 3, a bus leaves now/,
    macau: 'To Macau Port',
    macauBay: /^Bay 2/,
    plan: 'Plan: from Immigration through Exit door to Bay 2',
    lines: 'Times and prices',
    swap: 'Swap direction',
    buy: 'Buy tickets',
    unknown: 'This line does not exist',
    unknownStop: 'This stop does not exist',
  },
  'zh-hk': {
    info: '班次與車站',
    normal: '今日正常行駛',
    now: '現在每 5 分鐘一班',
    weekday: '星期一至五',
    table: '看表格',
    hour: /^09:00–09:59/,
    stop: /^香港口岸.*3 號車位/,
    bay: /^3 號車位，/,
    macau: '往澳門口岸',
    macauBay: /^2 號車位/,
    plan: '平面圖：由過關大堂經出口門到2 號車位',
    lines: '班次與車費',
    swap: '對調方向',
    buy: '購票',
    unknown: '找不到這條路線',
    unknownStop: '找不到這個車站',
  },
  'zh-cn': {
    info: '班次与车站',
    normal: '今天正常运行',
    now: '现在每 5 分钟一班',
    weekday: '周一至周五',
    table: '看表格',
    hour: /^09:00–09:59/,
    stop: /^香港口岸.*3 号车位/,
    bay: /^3 号车位，/,
    macau: '往澳门口岸',
    macauBay: /^2 号车位/,
    plan: '平面图：从过关大厅经出口门到2 号车位',
    lines: '班次与票价',
    swap: '对调方向',
    buy: '购票',
    unknown: '找不到这条线路',
    unknownStop: '找不到这个车站',
  },
} as const

for (const language of languagesInTurn(2)) {
  // [D11.stops.9, D11.stops.11, D11.stops.12, D11.stops.13]
  test(`a visitor sees when and where a line leaves in ${language}`, async ({ page, openPage, inspect }) => {
    const texts = SHOWN[language]
    await test.step('When the visitor opens the information of a line', async () => {
      await page.goto(`ticket_details?xldm=HKGZHO&lang=${TAGS[language]}`)
      await page.getByRole('link', { name: texts.info, exact: true }).click()
      await expect(page).toHaveURL(/line\?code=HKGZHO/)
      await expect(page.getByText(texts.normal)).toBeVisible()
      await expect(page.getByText(texts.now)).toBeVisible()
      await inspect(`line-${language}`)
    })
    await test.step('Then the table has the hour of now, and each kind of day its own buses', async () => {
      await page.getByRole('button', { name: texts.table }).click()
      await expect(page.getByRole('row')).toHaveCount(25)
      const hour = page.getByRole('row', { name: texts.hour })
      const atWeekends = await hour.textContent()
      await page.getByRole('radio', { name: texts.weekday }).check({ force: true })
      await expect(page.getByText(texts.now)).toBeHidden()
      expect(await hour.textContent()).not.toBe(atWeekends)
      await inspect(`line-table-${language}`)
    })
    await test.step('And the stop shows the bay of the chosen direction', async () => {
      await page.getByRole('link', { name: texts.stop }).click()
      await expect(page.getByRole('heading', { name: texts.bay })).toBeVisible()
      await inspect(`stop-${language}`)
      await page.getByRole('radio', { name: texts.macau }).check({ force: true })
      await expect(page.getByRole('heading', { name: texts.macauBay })).toBeVisible()
      await expect(page.getByRole('img', { name: texts.plan })).toBeVisible()
    })
    await test.step('And the line of that direction leads to its other direction and to its tickets', async () => {
      await page.getByRole('link', { name: texts.lines }).click()
      await expect(page).toHaveURL(/line\?code=HKGMAC/)
      await page.getByRole('button', { name: texts.swap }).click()
      await expect(page).toHaveURL(/line\?code=MACHKG/)
      await page.getByRole('link', { name: texts.buy, exact: true }).click()
      await expect(page).toHaveURL(/ticket_details\?.*xldm=MACHKG/)
    })
    await test.step('And codes that no line and no stop have show all lines', async () => {
      await openPage(`line?code=%3Cb%3E&lang=${TAGS[language]}`, { name: `line-unknown-${language}` })
      await expect(page.getByText(texts.unknown)).toBeVisible()
      await openPage(`stop?code=QQQ&lang=${TAGS[language]}`, { name: `stop-unknown-${language}` })
      await expect(page.getByText(texts.unknownStop)).toBeVisible()
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(10)
    })
  })
}
