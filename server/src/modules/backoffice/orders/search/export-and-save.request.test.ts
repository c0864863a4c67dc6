import {
  deleteSearchCall,
  exportOrdersCall,
  queryOrderExportsCall,
  querySearchesCall,
  readOrderExportCall,
  saveSearchCall,
  startOrderExportCall,
} from '@shuttle/wire/staff'
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app'
import type { TestStaff } from '../../../../testing/new-staff'
import { writeListExports } from '../../list-exports'
import { type BoughtTrip, buyTrip } from '../testing/buy-trip.request'
import { orderList } from './order-list.file'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
  const rename = async (name: string, { orderNo }: BoughtTrip) => {
    // As names were stored before they were cleaned.
    await site.db.updateTable('order_passengers').set({ name }).where('order_no', '=', orderNo).execute()
  }
  await rename('=HYPERLINK("x")', await buyTrip(site, { named: ['CHAN', 'A1234567'] }))
  await rename('CHAN, Tai Man', await buyTrip(site, { named: ['CHAN', 'K7654321'], date: '2026-11-25' }))
})
afterAll(() => site.close())

const lastAuditEvent = () =>
  site.db.selectFrom('audit_entries').selectAll().orderBy('entry', 'desc').limit(1).executeTakeFirstOrThrow()

describe('[D5.8] a CSV of the orders', () => {
  it('the CSV has the rows of the search, no formula and no document, and counts its rows', async () => {
    const support = await site.staff('support')
    const { data } = await support.send(exportOrdersCall, { filters: {} }, { 'accept-language': 'en' })
    expect(data).toMatchObject({ fileName: 'orders-2026-11-21.csv', rows: 2, total: 2 })
    const lines = data.csv.split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/Order number,Placed,Passenger/)
    expect(data.csv).toContain(`"'=HYPERLINK(""x"")"`)
    expect(data.csv).toContain('"CHAN, Tai Man"')
    expect(data.csv).not.toMatch(/A1234567|K7654321|••••/)
    const event = await lastAuditEvent()
    expect(event).toMatchObject({ action: 'order.export', after: '{"rows":2,"total":2}' })
  })

  it.each(['zh-hk', 'zh-cn', 'en'])('the CSV of orders has headings in %s', async (language) => {
    const support = await site.staff('support')
    const { data } = await support.send(exportOrdersCall, {}, { 'accept-language': language })
    expect(data.csv.slice(1).split(',')[0]).toBe(
      { 'zh-hk': '訂單編號', 'zh-cn': '订单号', en: 'Order number' }[language],
    )
  })
})

describe('[D5.8] a file of all orders', () => {
  const write = (rowsAPart: number) =>
    writeListExports(site.context, { lists: { orders: orderList }, ending: new AbortController().signal, rowsAPart })

  it('writes a file of orders in the background, mails its owner, and lets no other account read it', async () => {
    const support = await site.staff('support')
    const start = () => support.send(startOrderExportCall, { filters: {} }, { 'accept-language': 'en' })
    const { data: started } = await start()
    expect(started).toMatchObject({ state: 'waiting', fileName: 'orders-2026-11-21.csv', rows: 0 })
    expect((await start()).data.id).toBe(started.id)
    const read = (part: number, who = support) => who.send(readOrderExportCall, { id: started.id, part })
    expect((await read(0)).code).toBe('NOT_FOUND')
    await write(1)
    const { data: files } = await support.send(queryOrderExportsCall, {})
    expect(files).toMatchObject([{ id: started.id, state: 'ready', rows: 2, parts: 2 }])
    const csv = (await read(0)).data.csv + (await read(1)).data.csv
    site.clock.advance(60_000)
    const whole = await support.send(exportOrdersCall, { filters: {} }, { 'accept-language': 'en' })
    expect(csv).toBe(whole.data.csv)
    expect(csv).toMatch(/\r\n'\d{20},/)
    expect((await read(0, await site.staff('support'))).code).toBe('NOT_FOUND')
    const mails = site.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail:list-exported')
    expect(await mails.execute()).toEqual([{ payload: JSON.stringify({ exportId: started.id, language: 'en' }) }])
  })

  it('a file fails visibly after three tries that could not write it', async () => {
    const support = await site.staff('support')
    await support.send(startOrderExportCall, { filters: { q: 'CHAN' } })
    await site.db.updateTable('list_exports').set({ search: 'x' }).where('state', '=', 'waiting').execute()
    for (let tries = 0; tries < 3; tries += 1) await write(10)
    expect((await support.send(queryOrderExportsCall, {})).data).toMatchObject([{ state: 'failed' }])
  })
})

describe('[D5.8] whole lists of one person', () => {
  it('lets a person export one whole list a minute; the refusal has the wait', async () => {
    const [staffMember, other] = [await site.staff('supervisor'), await site.staff('supervisor')]
    const codes = async (who: typeof staffMember, ...paths: string[]) => {
      const answers = []
      for (const path of paths) answers.push((await who.call(`staff/${path}`, {})).code)
      return answers
    }
    expect(await codes(staffMember, 'export.orders', 'export.orders', 'export.refunds')).toEqual([
      ...['SUCCESS', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
    ])
    expect(await lastAuditEvent()).toMatchObject({ action: 'ledger.export', refusal: 'TOO_MANY_REQUESTS' })
    expect(await codes(other, 'export.refunds', 'export.orders')).toEqual(['SUCCESS', 'TOO_MANY_REQUESTS'])
    const third = await site.staff('supervisor')
    expect(await codes(third, 'start.order.export', 'export.orders')).toEqual(['SUCCESS', 'TOO_MANY_REQUESTS'])
    expect(await codes(other, 'start.order.export')).toEqual(['TOO_MANY_REQUESTS'])
    site.clock.advance(59_999)
    const early = await site.call('staff/export.orders', {}, { authorization: await staffMember.authorize() })
    expect([early.status, early.headers['retry-after']]).toEqual([429, '1'])
    site.clock.advance(1)
    const authorization = await staffMember.authorize()
    const both = [1, 2].map(() => site.call('staff/export.orders', {}, { authorization }))
    const answered = (await Promise.all(both)).map(({ answer }) => answer.code)
    expect(answered.sort()).toEqual(['SUCCESS', 'TOO_MANY_REQUESTS'])
  })
})

describe('[D5.8] a file that was started', () => {
  const write = () =>
    writeListExports(site.context, { lists: { orders: orderList }, ending: new AbortController().signal, rowsAPart: 1 })
  const started = async () => {
    const staffMember = await site.staff('supervisor')
    const start = async () => (await staffMember.send(startOrderExportCall, {})).data.id
    return { staffMember, start, id: await start() }
  }
  const exportCode = async ({ send }: TestStaff) => (await send(exportOrdersCall, {})).code

  it('counts no part of a file that is read as an export, and audits it apart', async () => {
    const { staffMember, id } = await started()
    await write()
    site.clock.advance(59_000)
    expect((await staffMember.send(readOrderExportCall, { id, part: 0 })).code).toBe('SUCCESS')
    expect(await lastAuditEvent()).toMatchObject({ action: 'order-file.open', object_id: id, outcome: 'done' })
    expect(await exportCode(staffMember)).toBe('TOO_MANY_REQUESTS')
    site.clock.advance(1000)
    expect(await exportCode(staffMember)).toBe('SUCCESS')
  })

  it('counts no second start of a waiting file as an export', async () => {
    const { staffMember, start, id } = await started()
    site.clock.advance(59_000)
    expect(await start()).toBe(id)
    expect(await lastAuditEvent()).toMatchObject({ action: 'order.export', object_id: id, outcome: 'done' })
    site.clock.advance(1000)
    expect(await exportCode(staffMember)).toBe('SUCCESS')
    await write()
  })
})

describe('[D5.8] a saved search', () => {
  it('a saved search is counted when it is listed, uses the days of that moment, and belongs to its owner', async () => {
    const support = await site.staff('support')
    const filters = { travelFrom: 'TODAY+4', travelTo: 'TODAY+4' }
    const saved = await support.send(saveSearchCall, { name: ' In four days ', filters, sort: 'TRAVEL_FIRST' })
    expect(saved.data).toMatchObject({ name: 'In four days', filters, sort: 'TRAVEL_FIRST', total: 1 })
    expect((await support.send(querySearchesCall, {})).data).toEqual([saved.data])

    const other = await site.staff('support')
    expect((await other.send(querySearchesCall, {})).data).toEqual([])
    const { id } = saved.data
    // The name of a search may be a person's, and the audit is never changed.
    const events = await site.db.selectFrom('audit_entries').selectAll().where('action', '=', 'search.save').execute()
    expect(events).toMatchObject([{ object_id: id }])
    expect(JSON.stringify(events)).not.toContain('In four days')
    expect((await other.send(deleteSearchCall, { id })).code).toBe('STAFF_SEARCH_UNKNOWN')

    const again = await support.send(saveSearchCall, { name: 'In four days', filters: {} })
    expect(again.data).toMatchObject({ id, filters: {}, total: 2 })
    expect((await support.send(deleteSearchCall, { id })).data).toEqual({ id })
    expect((await support.send(querySearchesCall, {})).data).toEqual([])
  })

  it('refuses a thirteenth saved search, and still replaces an existing one', async () => {
    const support = await site.staff('support')
    const save = async (name: string) => (await support.call('staff/save.search', { name, filters: {} })).code
    for (let at = 1; at <= 12; at += 1) expect(await save(`search ${at}`)).toBe('SUCCESS')
    expect(await save('one more')).toBe('STAFF_TOO_MANY_SEARCHES')
    expect(await save('search 12')).toBe('SUCCESS')
    for (const name of [' ', '\u200b\u3164']) expect(await save(name)).toBe('BAD_REQUEST')
    expect((await lastAuditEvent()).object_id).toBe('')
  })
})
