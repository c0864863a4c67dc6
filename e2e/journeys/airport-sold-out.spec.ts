import { BASE_PATH } from '@shuttle/contracts'
import { Client } from 'pg'
import { expect, test } from '../fixtures/test'
import { CHAN } from '../pages/airport'
import { airportScreens, RIDE_DAY } from '../pages/airport-screens'
import { languagesInTurn } from '../pages/languages-in-turn'
import { loginPopup } from '../pages/login-popup'
import { TAGS, TEXTS } from '../pages/texts'
import { MEMBER } from '../steps/passenger'

const takeAllSeats = async (url: string, beginTime: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query(
    `insert into departures (line_code, travel_date, begin_time, end_time, capacity, sold)
      select line_code, $1::date, begin_time, end_time, capacity, capacity from departure_times
      where line_code = 'HZICLK' and begin_time = $2
      on conflict (line_code, travel_date, begin_time) do update set sold = excluded.capacity`,
    [RIDE_DAY, beginTime],
  )
  await client.end()
}

for (const language of languagesInTurn(2)) {
  test(`[D4.22] a passenger whose bus sells out sees a message and takes another, in ${language}`, async ({
    page,
    startSite,
    inspect,
  }) => {
    const site = await startSite({})
    const database = site.databaseUrl
    const { line, details } = airportScreens(page, language)
    await test.step('Given a passenger who has chosen a bus at 10:00', async () => {
      await page.goto(`${site.url}${BASE_PATH}airline?lang=${TAGS[language]}`)
      await line.day(RIDE_DAY).check()
      await line.toFlight.click()
      await line.field(line.texts.number).fill('CX504')
      await line.field(line.texts.airline).fill('Cathay Pacific')
      await line.field(line.texts.destination).fill('Osaka')
      await line.field(line.texts.takeOffTime).fill('14:00')
      await line.toBuses.click()
      await line.earlier.click()
      await line.choice(`${RIDE_DAY} 10:00`).check()
      await line.toPassengers.click()
      await line.fillsDocument(CHAN)
      await details.acceptTerms()
    })
    await test.step('When others take all its seats, confirm reports it and leads to the other buses', async () => {
      await takeAllSeats(database, '10:00')
      await details.confirm.click()
      await loginPopup(page, TEXTS[language]).signIn(MEMBER)
      await expect(line.refusedBus).toBeVisible()
      await inspect(`airport-sold-out-${language}`)
      await line.refusedBus.click()
      await expect(line.bus(`${RIDE_DAY} 10:00`)).toContainText(line.texts.soldOut)
    })
    await test.step('Then another bus is booked with all input', async () => {
      await line.earlier.click()
      await line.choice(`${RIDE_DAY} 09:30`).check()
      await line.toPassengers.click()
      await expect(line.field(line.texts.documentNumber)).toHaveValue(CHAN.documentNumber)
      await details.confirm.click()
      await expect(page).toHaveURL(/airlinePayment\?orderNo=/)
      await expect(page.getByRole('main').getByText(/09:30/).first()).toBeVisible()
    })
  })
}
