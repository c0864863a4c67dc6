import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { expect, test } from '../fixtures/test'
import { payment } from '../pages/payment'
import { result } from '../pages/result'
import { TEXTS } from '../pages/texts'
import { passenger, TRAVEL_DATE } from '../steps/passenger'

const texts = TEXTS.en
const ACCOUNTS = ['level0@demo.test', 'level1@demo.test'] as const

const leaveOneSeat = async (url: string): Promise<void> => {
  const client = new Client(url)
  await client.connect()
  await client.query(
    `insert into quotas (line_code, fare_type, travel_date, capacity, seats_left) values ('HKGZHO', 'day', $1, 1, 1)
     on conflict (line_code, fare_type, travel_date) do update set capacity = 1, seats_left = 1`,
    [TRAVEL_DATE],
  )
  await client.end()
}

/** The final state for a passenger, whichever comes first. */
const findEnd = (page: Page): Promise<string> =>
  Promise.race([
    payment(page, texts)
      .heading.waitFor()
      .then(() => 'may pay'),
    page
      .getByText(/sold out/i)
      .first()
      .waitFor()
      .then(() => 'is told'),
  ])

test('[D3.quota.1] two passengers order the last seat at once: one buys it, the other sees it sold out', async ({
  newPassenger,
  startSite,
}) => {
  const site = await startSite({})
  const database = site.databaseUrl
  await leaveOneSeat(database)
  const two = await Promise.all(
    ACCOUNTS.map(async (account) => {
      const page = await newPassenger({ baseURL: `${site.url}/webhtml/` })
      return { account, page, does: passenger(page) }
    }),
  )
  await test.step('Given both have chosen the same day and are at the sign-in', async () => {
    for (const { does } of two) {
      await does.opensTheLine()
      await does.chooses(TRAVEL_DATE)
      await does.acceptsAndConfirms()
    }
  })
  const ends = await test.step('When both sign in and so order at once', () =>
    Promise.all(
      two.map(async ({ account, page, does }) => {
        await does.signsIn(account)
        return { page, does, end: await findEnd(page) }
      }),
    ))
  await test.step('Then one may pay and the other sees that it is sold out', () => {
    expect(ends.map(({ end }) => end).sort()).toEqual(['is told', 'may pay'])
  })
  await test.step('And the one who may pay gets the ticket', async () => {
    const buyer = ends.find(({ end }) => end === 'may pay')
    await buyer?.does.opensTheCardForm()
    await buyer?.does.paysByCard()
    if (buyer) await expect(result(buyer.page, texts).qrCode.first()).toBeVisible()
  })
})
