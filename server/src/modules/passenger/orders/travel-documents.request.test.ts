import { randomBytes } from 'node:crypto'
import { toInstant } from '@shuttle/domain'
import { sql } from 'kysely'
import pino from 'pino'
import { Registry } from 'prom-client'
import { buildApp } from '../../../app'
import { transaction } from '../../../database/transaction'
import { getSealer } from '../../../sealing'
import { createSealer } from '../../../sealing/sealer'
import { aFlight, airportBody, anAirportPassenger } from '../../../testing/airport-body.request'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import { storeRequest } from '../refund-requests/testing/store-request'
import { hashPassword } from '../sessions/password'
import { readRequestKey } from './buy-ticket.request'
import { eraseOldDocuments, sealOutdatedDocuments } from './document-retention'
import { markPaid } from './mark-paid'
import { hashPhone, openPassenger } from './passenger-document'

const NUMBER = 'K9081726'
const PASSENGER = anAirportPassenger(0, {
  ...{ idCard: NUMBER, lastName: 'WONG', firstName: 'KA YAN', gender: 'F', birthDate: '1991-07-13' },
  ...{ nationality: 'Portuguese', telNum: '+853 6655 4433', userName: 'WONG KA YAN' },
})
/** The whole content of a travel document, except the name that tickets carry. */
const SECRETS = [NUMBER, NUMBER.slice(0, -1), '1991-07-13', 'Portuguese', '6655 4433']

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())
beforeEach(() => site.clock.set(TEST_NOW))

const buy = async () => {
  const member = await site.member()
  const bought = await member.call('ticket/buy.ticket', airportBody({}, [PASSENGER]))
  return { member, bought, orderNo: bought.responseData.orderNo as string }
}
const findPassenger = (orderNo: string) =>
  site.db.selectFrom('order_passengers').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
/** Every value of every table, as in a dump. */
const dump = async (): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(site.db)
  const tables = await Promise.all(rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(site.db)))
  return JSON.stringify(tables.map((table) => table.rows))
}

describe('[D4.7] a travel document', () => {
  it('a travel document is in no table and no answer, but for its kind, its last four and the name', async () => {
    const { member, bought, orderNo } = await buy()
    await transaction(site.db, (trx) =>
      markPaid(trx, { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-1` }),
    )
    const { responseData } = await member.call('wx/query.wx.order.info', { orderNo })
    expect(JSON.parse(responseData[0].usersInfo)).toEqual([
      { userName: 'WONG KA YAN', idCard: '••••1726', ticketType: '00', idType: '2' },
    ])
    expect(responseData[0].flight).toEqual(aFlight({ flightNo: 'CX0088', flightTime: '12:00:00' }))
    const listed = await member.call('wx/query.wx.order.record', { airport: '1' })
    const whole = await dump()
    expect(whole).toContain('WONG KA YAN')
    for (const text of [whole, JSON.stringify([bought, responseData, listed])])
      for (const secret of SECRETS) expect(text).not.toContain(secret)
  })

  it('a travel document is in no line of the log, whatever happens to the order', async () => {
    let text = ''
    const write = (line: string) => {
      text += line
    }
    const app = await buildApp({ ...site.context, log: pino({ level: 'trace' }, { write }), metrics: new Registry() })
    const { authorization } = await site.signIn()
    for (const body of [
      airportBody({}, [PASSENGER]),
      airportBody({}, [{ ...PASSENGER, gender: '' }]),
      { tickets: [PASSENGER] },
    ])
      await app.inject({ method: 'POST', url: '/api/ticket/buy.ticket', payload: body, headers: { authorization } })
    await app.close()
    expect(text.trim().split('\n').length).toBeGreaterThanOrEqual(3)
    for (const secret of [...SECRETS, 'WONG']) expect(text).not.toContain(secret)
  })

  it('a travel document is in no hash of a request, but for what is stored readable', () => {
    const hash = (change: object) =>
      readRequestKey('k', { ...airportBody({}, [{ ...PASSENGER, ...change }]), captcha: '' } as never).requestHash
    for (const change of [
      { birthDate: '1990-01-01' },
      { telNum: '' },
      { gender: 'M' },
      { nationality: 'CN' },
      { idCard: 'X0001726' },
    ])
      expect(hash(change)).toBe(hash({}))
    expect(hash({ idCard: 'K9081727' })).not.toBe(hash({}))
    expect(hash({ lastName: 'LEE' })).not.toBe(hash({}))
  })

  it('a travel document is whole for its owner, with the flight', async () => {
    const { member } = await buy()
    await member.prove()
    const [order] = (await member.call('wx/query.wx.user.data', {})).responseData.orders
    expect(order.passengers).toEqual([
      {
        ...{ type: 'adult', name: 'WONG KA YAN', lastName: 'WONG', firstName: 'KA YAN', documentType: 'passport' },
        ...{ documentNumber: NUMBER, gender: 'female', birthDate: '1991-07-13', nationality: 'Portuguese' },
        telephone: '+853 6655 4433',
      },
    ])
    expect(order.flight).toMatchObject({ flightNumber: 'CX0088', date: '2026-11-24', time: '12:00' })
  })

  it('a travel document is sealed anew under a new key, with the same last four', async () => {
    const { orderNo } = await buy()
    const now = getSealer(site.context.config)
    const before = await findPassenger(orderNo)
    // The keys of the service under the name of older ones, behind a newer one.
    const older = { id: 'test', key: Buffer.from('K9T0XcNXqpn3vYw1DE0o0hU3Jm1C9bYQx2mC0mC7m3A=', 'base64') }
    const rotated = createSealer([{ id: '2027a', key: randomBytes(32) }, older])
    await sealOutdatedDocuments(site.db, rotated, (error) => {
      throw error
    })
    const after = await findPassenger(orderNo)
    const { id_sealed, phone_hash } = after
    expect(after).toEqual({ ...before, id_sealed, phone_hash })
    // The search by the hash of each key finds it before and after.
    expect(hashPhone(rotated, openPassenger(now, before).telephone ?? '')).toEqual([phone_hash, before.phone_hash])
    expect(after.id_sealed).toMatch(/^s1\.2027a\./)
    expect(openPassenger(rotated, after)).toEqual(openPassenger(now, before))
  })

  it('a travel document is erased a second after thirty days from the departure, and not before', async () => {
    const { member, orderNo } = await buy()
    const end = toInstant('2026-11-24', '09:00') + 30 * 86_400_000
    await eraseOldDocuments(site.db, end)
    const sealer = getSealer(site.context.config)
    expect(openPassenger(sealer, await findPassenger(orderNo))).toMatchObject({ documentNumber: NUMBER })
    await eraseOldDocuments(site.db, end + 1000)
    const erased = await findPassenger(orderNo)
    expect(erased).toMatchObject({ id_sealed: '', id_number: '', id_tail: '', document_type: '', name: 'WONG KA YAN' })
    expect(openPassenger(sealer, erased)).toEqual({ documentNumber: '' })
    await member.prove()
    const [order] = (await member.call('wx/query.wx.user.data', {})).responseData.orders
    expect(order.passengers).toEqual([{ type: 'adult', name: 'WONG KA YAN', documentNumber: '' }])
  })

  it('a travel document leaves nothing in a database after thirty days, however it was used', async () => {
    const { member, orderNo } = await buy()
    await transaction(site.db, (trx) =>
      markPaid(trx, { orderNo, now: site.clock.now(), payType: 'MasterCard', requestNo: `${orderNo}-1` }),
    )
    await storeRequest(site.db, { orderNo, accountId: member.accountId }, { id_tail: '1726', request_hash: 'of 1726' })
    const clerk = await site.staff('supervisor')
    for (const filters of [{ q: NUMBER }, { idTail: '1726' }, { orderNo: NUMBER }]) {
      await clerk.call('staff/search.orders', { filters })
      await clerk.call('staff/save.search', { name: Object.keys(filters).join(), filters })
    }
    await clerk.call('staff/query.coupons', { q: NUMBER })
    const whole = await clerk.call('staff/unmask.document', {
      orderNo,
      passengerPosition: 0,
      reason: `Compare ${NUMBER}`,
    })
    expect(whole.responseData.documentNumber).toBe(NUMBER)
    await eraseOldDocuments(site.db, toInstant('2026-11-24', '09:00') + 30 * 86_400_000 + 1000)
    const text = await dump()
    expect(text).toContain('document.unmask')
    // Numbers of orders and timestamps may contain the same four digits by chance.
    expect(text.match(/.{12}(?<!\d)1726(?!\d).{3}/g)).toBeNull()
  })

  it('a travel document and the flight are erased with the account; the order stays', async () => {
    const { member, orderNo } = await buy()
    const password_hash = await hashPassword('secret1')
    await site.db.updateTable('accounts').set({ password_hash }).where('id', '=', member.accountId).execute()
    await site.db.updateTable('orders').set({ status: 'cancelled' }).where('order_no', '=', orderNo).execute()
    expect((await member.call('wx/wx.user.delete', { passWord: 'secret1' })).code).toBe('SUCCESS')
    expect(await findPassenger(orderNo)).toMatchObject({ name: '', id_tail: '', id_sealed: '', document_type: '' })
    const flights = site.db.selectFrom('order_flights').selectAll().where('order_no', '=', orderNo)
    expect(await flights.execute()).toEqual([])
  })
})
