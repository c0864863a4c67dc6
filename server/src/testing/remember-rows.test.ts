import { buildTestApp } from './build-test-app'
import { placeBody } from './trip-body.request'

it('starting anew puts rows back that were added, changed and deleted, and the clock', async () => {
  const site = await buildTestApp()
  const now = site.clock.now()
  const read = async () => {
    const [fares, accounts, orders, quotas] = await Promise.all([
      site.db.selectFrom('fares').selectAll().execute(),
      site.db.selectFrom('accounts').selectAll().execute(),
      site.db.selectFrom('orders').selectAll().execute(),
      site.db.selectFrom('quotas').selectAll().execute(),
    ])
    return [fares, accounts, orders, quotas].map((rows) => rows.map((row) => JSON.stringify(row)).sort())
  }
  await site.startAnew()
  const before = await read()
  for (const _time of [1, 2]) {
    const member = await site.member()
    expect((await member.call('ticket/buy.ticket', placeBody({}, 6500))).code).toBe('SUCCESS')
    await site.db.updateTable('accounts').set({ level: 0 }).execute()
    await site.db.deleteFrom('fares').execute()
    site.clock.advance(60_000)
    for (const [at, rows] of (await read()).entries()) expect(rows).not.toEqual(before[at])
    await site.startAnew()
    expect([await read(), site.clock.now()]).toEqual([before, now])
  }
  await site.close()
})
