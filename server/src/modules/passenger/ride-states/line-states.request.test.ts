import { buildTestApp, TEST_NOW, type TestApp } from '../../../testing/build-test-app'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

it('[D11.delay.3] answers rides that do not run today until they are on sale again, and late ones until they left', async () => {
  const declared_by = (await site.staff('supervisor')).accountId
  const cancel = (disruption_no: string, date_from: string, date_until: string, change: object = {}) =>
    site.db
      .insertInto('disruptions')
      .values({
        ...{ request_key: disruption_no, request_hash: 'h', disruption_no, line_code: 'HKGZHO', begin_time: '' },
        ...{ date_from, date_until, reason_text: 'Typhoon', state: 'done', is_sold_again: false },
        ...{ declared_by, declared_at: TEST_NOW, next_run_at: null, ended_at: null },
        ...change,
      })
      .execute()
  const delay = (delay_no: string, begin_time: string) =>
    site.db
      .insertInto('delays')
      .values({
        ...{ delay_no, request_key: delay_no, request_hash: 'h', line_code: 'CLKHZI', travel_date: '2026-11-21' },
        ...{ begin_time, minutes: 15, text_zh_cn: '', text_zh_hk: '', text_en: '' },
        ...{ declared_by, declared_at: TEST_NOW, ended_by: null, ended_at: null },
      })
      .execute()
  await cancel('yesterday', '2026-11-20', '2026-11-20')
  await cancel('tomorrow', '2026-11-22', '2026-11-22')
  await cancel('stopped', '2026-11-21', '2026-11-21', { state: 'cancelled' })
  await cancel('again', '2026-11-21', '2026-11-21', { is_sold_again: true })
  await cancel('today', '2026-11-20', '2026-11-21')
  await cancel('one', '2026-11-21', '2026-11-22', { line_code: 'HZICLK', begin_time: '08:30' })
  // It is 10:00: the first has left at its late time.
  await delay('left', '09:45')
  await delay('leaves', '09:46')
  const { responseData } = (await site.call('manage/query.line.states', {})).answer
  const rows: { kind: string; lineCode: string; beginTime: string }[] = responseData
  expect(rows.map(({ kind, lineCode, beginTime }) => [kind, lineCode, beginTime]).sort()).toEqual([
    ['CANCELLED', 'HKGZHO', ''],
    ['CANCELLED', 'HZICLK', '08:30'],
    ['LATE', 'CLKHZI', '09:46'],
  ])
})
