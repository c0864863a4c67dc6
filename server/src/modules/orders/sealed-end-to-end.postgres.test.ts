import pino from 'pino'
import { dumpDatabase } from '../../sealing/testing/dump-database'
import { findNumbers } from '../../sealing/testing/spellings'
import { newStaff } from '../../testing/new-staff'
import { type PaymentService, startPaymentService } from '../payments/testing/start-payment-service'
import { runNights } from '../reconciliation'
import { buyWithDocument, type DocumentedPurchase, WHEN_NUMBERS_ARE_ASKED } from './testing/buy-with-document.request'

/** `npm run verify -- identity-numbers` buys a hundred. */
const PURCHASES = Number(process.env.DOCUMENTED_PURCHASES ?? 8)
const AT_ONCE = 4

let service: PaymentService
const logged: string[] = []
const purchases: DocumentedPurchase[] = []
const numbers = () => purchases.map(({ number }) => number)

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const environment = { STAFF_SECOND_FACTOR: 'off', DATA_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}` }
  service = await startPaymentService(environment, { now: WHEN_NUMBERS_ARE_ASKED, log })
  // From now on days are compared.
  await runNights({ ...service.context, methods: service.methods })
  for (let from = 0; from < PURCHASES; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, PURCHASES - from) }, (_, at) => from + at)
    purchases.push(...(await Promise.all(batch.map((at) => buyWithDocument(service, at)))))
  }
  await service.runOutbox()
})
afterAll(() => service.close())

/** Staff look an order up and read its whole document, which the audit enters. */
const readByStaff = async ({ orderNo, number }: DocumentedPurchase) => {
  const clerk = await newStaff(service.app, service.context, 'supervisor')
  const found = await clerk.call('staff/search.orders', { filters: { idTail: number.replace(/\W/g, '').slice(-4) } })
  const unmask = { orderNo, personNo: 0, reason: 'Compare at the gate' }
  const whole = await clerk.call('staff/unmask.document', unmask)
  return { found: JSON.stringify(found), whole: JSON.stringify(whole) }
}

describe(`[D4.8] identity numbers after ${PURCHASES} purchases, on buses that ask for them and on the airport line`, () => {
  it('are in clear where they have to be: in the file of their owner, and where staff ask for one', async () => {
    for (const { member, number } of purchases) {
      await member.prove()
      const file = await member.call('wx/query.wx.user.data', {})
      expect(findNumbers(JSON.stringify(file), numbers())).toEqual([number])
    }
    const [first] = purchases as [DocumentedPurchase]
    const { found, whole } = await readByStaff(first)
    expect(found).toContain(first.orderNo)
    expect([findNumbers(found, numbers()), findNumbers(whole, numbers())]).toEqual([[], [first.number]])
  })

  it('are in no dump of the database, where a name and an address are', async () => {
    const { member } = purchases[0] as DocumentedPurchase
    const dump = await dumpDatabase(service.context.db)
    expect(dump).toContain('document.unmask')
    expect(findNumbers(dump, numbers())).toEqual([])
    for (const control of ['CHAN TAI MAN', member.email]) expect(findNumbers(dump, [control])).toEqual([control])
  })

  it('are found by the same search where one is not sealed', async () => {
    const [{ orderNo, number }] = purchases as [DocumentedPurchase]
    const row = () => service.context.db.updateTable('order_passengers').where('order_no', '=', orderNo)
    await row().set({ id_number: number }).execute()
    expect(findNumbers(await dumpDatabase(service.context.db), numbers())).toEqual([number])
    await row().set({ id_number: '' }).execute()
    expect(findNumbers(await dumpDatabase(service.context.db), numbers())).toEqual([])
  })

  it('are in no line of the log at its most talkative, in no mail, in no measurement', async () => {
    const log = logged.join('')
    expect(log).toContain('ticket/buy.ticket')
    expect(findNumbers(log, numbers())).toEqual([])
    expect(service.letters).toHaveLength(PURCHASES)
    const mails = JSON.stringify(service.letters)
    expect(mails).toContain(purchases[0]?.orderNo)
    expect(findNumbers(mails, numbers())).toEqual([])
    expect(findNumbers(await service.context.metrics.metrics(), numbers())).toEqual([])
  })

  it('are in nothing that the providers were sent or the nightly comparison wrote', async () => {
    const sent = JSON.stringify([...service.sandbox.state.orders.values()])
    expect(sent).toContain(purchases[0]?.orderNo)
    expect(findNumbers(sent, numbers())).toEqual([])
    service.clock.set(WHEN_NUMBERS_ARE_ASKED + 86_400_000 + 4 * 3_600_000)
    expect(await runNights({ ...service.context, methods: service.methods })).toBeGreaterThan(0)
    expect(findNumbers(await dumpDatabase(service.context.db), numbers())).toEqual([])
    expect(findNumbers(logged.join(''), numbers())).toEqual([])
  })

  it('a request that fails inside is logged without its number', async () => {
    const { number, member } = purchases[0] as DocumentedPurchase
    const before = logged.length
    const broken = { tickets: [{ idCard: number, ticketType: {} }], lineCode: 'HKGZHO' }
    expect((await member.call('ticket/buy.ticket', broken)).code).not.toBe('SUCCESS')
    expect(findNumbers(logged.slice(before).join(''), numbers())).toEqual([])
  })
})
