import type { CallDefinition } from '@shuttle/wire'
import pino from 'pino'
import * as z from 'zod/mini'
import { staffCalls } from '../../../http/openapi'
import { dumpDatabase } from '../../../sealing/testing/dump-database'
import { findNumbers } from '../../../sealing/testing/spellings'
import { newStaff } from '../../../testing/new-staff'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { runNights } from '../../money/reconciliation'
import {
  buyWithDocument,
  type DocumentedPurchase,
  WHEN_NUMBERS_ARE_REQUIRED,
} from './testing/buy-with-document.request'

/** `npm run verify -- identity-numbers` buys a hundred. */
const PURCHASES = Number(process.env.DOCUMENTED_PURCHASES ?? 8)
const AT_ONCE = 4

let service: PaymentService
const logged: string[] = []
const purchases: DocumentedPurchase[] = []
const numbers = () => purchases.map(({ number }) => number)

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const environment = {
    STAFF_SECOND_FACTOR: 'off',
    STAFF_CALLS_A_MINUTE: '6000',
    DATA_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  }
  service = await startPaymentService(environment, { now: WHEN_NUMBERS_ARE_REQUIRED, log })
  // From now on days are compared.
  await runNights({ ...service.context, methods: service.methods })
  for (let from = 0; from < PURCHASES; from += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, PURCHASES - from) }, (_, at) => from + at)
    purchases.push(...(await Promise.all(batch.map((at) => buyWithDocument(service, at)))))
  }
  await service.runOutbox()
})
afterAll(() => service.close())

/** Staff find an order and read its whole document, which the audit records. */
const readByStaff = async ({ orderNo, number }: DocumentedPurchase) => {
  const clerk = await newStaff(service.app, service.context, 'supervisor')
  const found = await clerk.call('staff/search.orders', { filters: { idTail: number.replace(/\W/g, '').slice(-4) } })
  const unmask = { orderNo, passengerPosition: 0, reason: 'Compare at the gate' }
  const whole = await clerk.call('staff/unmask.document', unmask)
  return { found: JSON.stringify(found), whole: JSON.stringify(whole) }
}

describe(`[D4.8] identity numbers after ${PURCHASES} purchases, on buses that require them and on the airport line`, () => {
  it('an identity number is shown to its owner and to staff who unmask it', async () => {
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

  it('no identity number is in a dump that has names and addresses', async () => {
    const { member } = purchases[0] as DocumentedPurchase
    const dump = await dumpDatabase(service.context.db)
    expect(dump).toContain('document.unmask')
    expect(findNumbers(dump, numbers())).toEqual([])
    for (const control of ['CHAN TAI MAN', member.email]) expect(findNumbers(dump, [control])).toEqual([control])
  })

  it('an identity number that is not sealed is found in a dump (negative control)', async () => {
    const [{ orderNo, number }] = purchases as [DocumentedPurchase]
    const row = () => service.context.db.updateTable('order_passengers').where('order_no', '=', orderNo)
    await row().set({ id_number: number }).execute()
    expect(findNumbers(await dumpDatabase(service.context.db), numbers())).toEqual([number])
    await row().set({ id_number: '' }).execute()
    expect(findNumbers(await dumpDatabase(service.context.db), numbers())).toEqual([])
  })

  it('no identity number is in trace logs, mails and metrics', async () => {
    const log = logged.join('')
    expect(log).toContain('ticket/buy.ticket')
    expect(findNumbers(log, numbers())).toEqual([])
    expect(service.letters).toHaveLength(PURCHASES)
    const mails = JSON.stringify(service.letters)
    expect(mails).toContain(purchases[0]?.orderNo)
    expect(findNumbers(mails, numbers())).toEqual([])
    expect(findNumbers(await service.context.metrics.metrics(), numbers())).toEqual([])
  })

  it('no identity number is sent to providers or written in reconciliation', async () => {
    const sent = JSON.stringify([...service.sandbox.state.orders.values()])
    expect(sent).toContain(purchases[0]?.orderNo)
    expect(findNumbers(sent, numbers())).toEqual([])
    service.clock.set(WHEN_NUMBERS_ARE_REQUIRED + 86_400_000 + 4 * 3_600_000)
    expect(await runNights({ ...service.context, methods: service.methods })).toBeGreaterThan(0)
    expect(findNumbers(await dumpDatabase(service.context.db), numbers())).toEqual([])
    expect(findNumbers(logged.join(''), numbers())).toEqual([])
  })

  it('a failed request is logged without its identity number', async () => {
    const { number, member } = purchases[0] as DocumentedPurchase
    const before = logged.length
    const broken = { tickets: [{ idCard: number, ticketType: {} }], lineCode: 'HKGZHO' }
    expect((await member.call('ticket/buy.ticket', broken)).code).not.toBe('SUCCESS')
    expect(findNumbers(logged.slice(before).join(''), numbers())).toEqual([])
  })
})

interface Schema {
  type?: string
  enum?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  pattern?: string
  minimum?: number
  maxLength?: number
}

/** A body of this shape with the typed text in each of its text fields, as far as they accept it. */
const fill = (schema: Schema, typed: string): unknown => {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return fill(schema.anyOf[0], typed)
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, fill(field, typed)]))
  if (schema.type === 'array') return schema.items ? [fill(schema.items, typed)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  return typed.slice(0, schema.maxLength)
}
const bodyOf = ({ request }: CallDefinition, typed: string) =>
  fill(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema, typed) as Record<string, unknown>

describe('[D5.5] the audit, for any text that staff type into any field of any call', () => {
  const listAuditEvents = () =>
    service.context.db.selectFrom('audit_entries').select(['action', 'object_id', 'before', 'after']).execute()

  /** Each call gets one of them in turn. */
  const TYPED = ['K765432(1)', 'Order of K7654321', '4321', 'Ends in 4321']

  it('[D5.5] the audit stores no part of a document that staff type into a staff call', async () => {
    const boss = await newStaff(service.app, service.context, 'supervisor')
    const [{ orderNo }] = purchases as [DocumentedPurchase]
    const from = (await listAuditEvents()).length
    for (const [at, call] of staffCalls.entries()) {
      const typed = TYPED[at % TYPED.length] ?? ''
      const body = bodyOf(call, typed)
      const known = {
        ...(body.orderNo !== undefined && { orderNo }),
        ...(body.lineCode !== undefined && { lineCode: 'HKGZHO' }),
      }
      // Each field alone as well: invalid values of other fields would refuse the whole call.
      const texts = Object.keys(body).filter((field) => JSON.stringify(body[field]).includes(typed))
      const alone = texts.map((field) => ({ ...known, [field]: body[field] }))
      for (const each of [{ ...body, ...known }, ...alone]) await boss.call(call.path, each)
    }
    const events = (await listAuditEvents()).slice(from)
    expect(events.length).toBeGreaterThan(staffCalls.length)
    const found = events.filter(({ object_id, before, after }) =>
      [object_id, before, after].some((text) => /K765432|(?<![\da-f-])4321(?![\da-f-])/i.test(text)),
    )
    expect(found).toEqual([])
  })

  it('the end of a document is found where there is one (negative control)', () => {
    expect(/(?<![\da-f-])4321(?![\da-f-])/i.test('{"number":"4321"}')).toBe(true)
  })
})
