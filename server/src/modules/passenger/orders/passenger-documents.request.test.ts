import { randomBytes } from 'node:crypto'
import { toInstant } from '@shuttle/domain'
import { sql } from 'kysely'
import { createSealer, type DataKey } from '../../../sealing/sealer'
import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'
import type { TestMember } from '../../../testing/new-member'
import { anAdult, orderBody, placeBody, type TripRequest } from '../../../testing/trip-body.request'
import { storeRequest } from '../refund-requests/testing/store-request'
import { readRequestKey } from './buy-ticket.request'
import { eraseOldDocuments, sealOutdatedDocuments } from './document-retention'
import { openDocument, sealDocument } from './passenger-document'

const NUMBER = 'K765432(1)'
/** This line makes names and numbers of passengers optional. */
const NAMED: TripRequest = { line: 'HKGMAC', named: ['Chan Tai Man', NUMBER] }
const [older, newer]: readonly DataKey[] = ['2026a', '2027a'].map((id) => ({ id, key: randomBytes(32) }))

let site: TestApp
let member: TestMember
beforeAll(async () => {
  site = await buildTestApp()
  await site.db
    .updateTable('sales_rules')
    .set({ applies_to: 'HKGMAC,HKGMACRT' })
    .where('id', '=', 'names-optional')
    .execute()
})
afterAll(() => site.close())
beforeEach(async () => {
  site.clock.set(TEST_NOW)
  member = await site.member()
})

const place = async (trip: TripRequest): Promise<string> =>
  (await member.call('ticket/buy.ticket', placeBody(trip, 6500))).responseData.orderNo
const findPassengerRows = (orderNo: string) =>
  site.db.selectFrom('order_passengers').selectAll().where('order_no', '=', orderNo).orderBy('position').execute()
const findPassenger = async (orderNo: string) => {
  const [passenger] = await findPassengerRows(orderNo)
  if (!passenger) throw new Error(`nobody in ${orderNo}`)
  return passenger
}
const reported: string[] = []
const report = (_error: unknown, orderNo: string) => void reported.push(orderNo)
/** Every value of every table, as in a dump. */
const dump = async (): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema()`.execute(site.db)
  const tables = await Promise.all(rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(site.db)))
  return JSON.stringify(tables.map((table) => table.rows))
}
const exported = async () => {
  await member.prove()
  const { responseData } = await member.call('wx/query.wx.user.data', {})
  return responseData.orders[0].passengers[0].documentNumber
}

describe('[D4.8] the identity number of a passenger', () => {
  it('an identity number is nowhere in the database; screens get its last four, its owner the whole', async () => {
    const bought = await member.call('ticket/buy.ticket', placeBody(NAMED, 6500))
    expect(bought.responseData.tickets).toMatchObject([{ idCard: '••••4321' }])
    const { orderNo } = bought.responseData
    const whole = await dump()
    expect(whole).toContain('Chan Tai Man')
    for (const spelling of [NUMBER, 'K7654321', '765432']) expect(whole).not.toContain(spelling)
    const { responseData } = await member.call('wx/query.wx.order.info', { orderNo })
    expect(JSON.parse(responseData[0].usersInfo)).toMatchObject([{ userName: 'Chan Tai Man', idCard: '••••4321' }])
    expect(await exported()).toBe(NUMBER)
  })

  it('an identity number is not stored where the policy does not require one', async () => {
    const { id_number, id_tail, id_sealed } = await findPassenger(await place({ ...NAMED, line: 'HKGZHO' }))
    expect([id_number, id_tail, id_sealed]).toEqual(['', '', ''])
  })

  it('an older identity number is sealed by a job, and its owner can always read the whole', async () => {
    const orderNo = await place(NAMED)
    await site.db
      .updateTable('order_passengers')
      .set({ id_number: NUMBER, id_tail: '', id_sealed: '' })
      .where('order_no', '=', orderNo)
      .execute()
    expect(await exported()).toBe(NUMBER)
    const sealer = createSealer([older as DataKey])
    await sealOutdatedDocuments(site.db, sealer, report)
    const passenger = await findPassenger(orderNo)
    expect([passenger.id_number, passenger.id_tail, openDocument(sealer, passenger)]).toEqual(['', '4321', NUMBER])
  })

  it('an identity number is sealed anew under a new key, once', async () => {
    const orderNo = await place(NAMED)
    const passenger = await findPassenger(orderNo)
    const before = createSealer([older as DataKey])
    await site.db
      .updateTable('order_passengers')
      .set(sealDocument(before, NUMBER, passenger))
      .where('order_no', '=', orderNo)
      .execute()
    const rotated = createSealer([newer as DataKey, older as DataKey])
    expect(await sealOutdatedDocuments(site.db, rotated, report)).toBeGreaterThan(0)
    expect(await sealOutdatedDocuments(site.db, rotated, report)).toBe(0)
    const sealed = await findPassenger(orderNo)
    expect(openDocument(createSealer([newer as DataKey]), sealed)).toBe(NUMBER)
    expect(() => openDocument(before, sealed)).toThrow('the key 2027a is not known')
  })

  it('an identity number that cannot be opened is left unchanged and reported, and blocks no other', async () => {
    const before = createSealer([older as DataKey])
    const [damaged, whole] = [
      await place(NAMED),
      await (await site.member()).call('ticket/buy.ticket', placeBody(NAMED, 6500)),
    ]
    const other = whole.responseData.orderNo as string
    for (const orderNo of [damaged, other]) {
      const sealed = sealDocument(before, NUMBER, { order_no: other, position: 0 })
      await site.db.updateTable('order_passengers').set(sealed).where('order_no', '=', orderNo).execute()
    }
    const rotated = createSealer([newer as DataKey, older as DataKey])
    await sealOutdatedDocuments(site.db, rotated, report)
    expect(reported).toEqual([damaged])
    expect(openDocument(rotated, await findPassenger(other))).toBe(NUMBER)
    await site.db.updateTable('order_passengers').set({ id_sealed: '' }).where('order_no', '=', damaged).execute()
  })

  it('an identity number of four signs, which its last four would reveal whole, is never shown', async () => {
    const { id_tail, id_sealed } = await findPassenger(await place({ ...NAMED, named: ['Chan', '1234'] }))
    expect([id_tail, id_sealed === '']).toEqual(['', false])
  })

  it('an identity number is in no hash: the other fields reveal its last four only', async () => {
    const tickets = ['K765432(1)', 'Z999432(1)', 'K765432(2)'].map((idCard) => [
      { ...anAdult, userName: 'Chan', idCard },
    ])
    const hashes = tickets.map(
      (each) => readRequestKey('k', { ...orderBody(), captcha: '', tickets: each } as never).requestHash,
    )
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[0]).not.toBe(hashes[2])
  })

  it.each<[string, TripRequest, string, string]>([
    ['a day ticket', {}, '2026-11-24', '23:59:59'],
    ['there and back, by the way back', { line: 'HKGMACRT', back: '2026-11-25' }, '2026-11-25', '23:59:59'],
  ])('a number of %s is erased thirty days after the last ride, its last four too', async (_what, trip, day, time) => {
    const body = placeBody({ ...NAMED, ...trip }, trip.back === undefined ? 6500 : 13_000)
    const { orderNo } = (await member.call('ticket/buy.ticket', body)).responseData
    const end = toInstant(day, time) + 30 * 86_400_000
    await eraseOldDocuments(site.db, end)
    expect((await findPassenger(orderNo)).id_sealed).not.toBe('')
    await eraseOldDocuments(site.db, end + 1000)
    expect(await findPassenger(orderNo)).toMatchObject({ id_sealed: '', id_number: '', id_tail: '' })
  })

  it.each<[string, TripRequest, object]>([
    ['of an answered request', NAMED, {}],
    ['of a request that still waits', NAMED, { state: 'waiting', ended_at: null }],
    ['of an order without any document', {}, { id_tail: '' }],
  ])('a job erases the proof %s 30 days after the last ride, and its request stays', async (_what, trip, change) => {
    const orderNo = await place(trip)
    const request_no = await storeRequest(site.db, { orderNo, accountId: member.accountId }, change)
    const countProofs = async () =>
      (await site.db.selectFrom('refund_proofs').selectAll().where('request_no', '=', request_no).execute()).length
    const end = toInstant('2026-11-24', '23:59:59') + 30 * 86_400_000
    await eraseOldDocuments(site.db, end)
    expect(await countProofs()).toBe(1)
    await eraseOldDocuments(site.db, end + 1000)
    expect(await countProofs()).toBe(0)
    const requests = site.db.selectFrom('refund_requests').selectAll().where('request_no', '=', request_no)
    expect(await requests.executeTakeFirstOrThrow()).toMatchObject({ id_tail: '', request_hash: '', ...change })
  })
})
