import {
  addAreaCall,
  addPeakDaysCall,
  applyTimetableCall,
  previewDepartureStatesCall,
  previewTimetableCall,
  queryAreasCall,
  queryLineSettingsCall,
  queryPricesCall,
  queryPromotionsCall,
  queryStaffDeparturesCall,
  queryStaffGuidesCall,
  removeAreaCall,
  removeFaresCall,
  removeLineSettingsCall,
  removePeakDaysCall,
  renameAreaCall,
  type StaffGuides,
  saveHolidaysCall,
  saveLineGuideCall,
  savePromotionCall,
  saveStopGuideCall,
  setDepartureCapacityCall,
  setDepartureStatesCall,
  setFaresCall,
  setLineSettingsCall,
  setQuotaCall,
} from '@shuttle/wire/staff'
import { bodyOf, type StaffBody } from './staff-body'
import type { StaffStage } from './staff-stage'

const lineCode = 'HKGZHO'
const from = '2026-12-05'
const fare = { cny: 5800, hkd: 6800 }
const area = { code: 'TST', nameZhHk: '測試', nameZhCn: '测试', nameEn: 'Test' }
const departures = { lineCode: 'HZICLK', from: '2026-12-01', to: '2026-12-01' }
const timetable = { ...departures, weekdays: [1, 2, 3, 4, 5, 6, 7], timetable: '06:00-06:29 41' }

const shownArea = async ({ people }: StaffStage) => {
  const { data } = await people.supervisor.send(queryAreasCall, {})
  return { expectedRevision: data.find(({ code }) => code === area.code)?.revision ?? '' }
}
const shownLine = async ({ people }: StaffStage) => {
  const { lines } = (await people.supervisor.send(queryLineSettingsCall, {})).data
  const line = lines.find((one) => one.lineCode === lineCode)
  if (!line) throw new Error(`no line ${lineCode}`)
  return line
}
const shownTicket = async ({ people }: StaffStage) => {
  const { tickets } = (await people.supervisor.send(queryPricesCall, { lineCode })).data
  const ticket = tickets.find(({ fareType }) => fareType === 'day')
  if (!ticket) throw new Error('no day tickets')
  return ticket
}
/** The first guide of a kind, as it is saved again without a change. */
const shownGuide = async <Kind extends keyof StaffGuides>({ people }: StaffStage, kind: Kind) => {
  const [guide] = (await people.supervisor.send(queryStaffGuidesCall, {})).data[kind]
  if (!guide?.content) throw new Error(`no guide of ${kind}`)
  const { code, revision: expectedRevision, content } = guide
  return { code, expectedRevision, content: content as NonNullable<StaffGuides[Kind][number]['content']> }
}
const which = { lineCode, from }
const ticketDay = { ...which, fareType: 'day' as const }

/** Lines, prices, seats and promotions; later entries need the earlier ones. */
export const BODIES_OF_CATALOGUE: StaffBody[] = [
  bodyOf(queryAreasCall, () => ({})),
  bodyOf(addAreaCall, () => area),
  bodyOf(renameAreaCall, async (stage) => ({ ...area, nameEn: 'Test Area', ...(await shownArea(stage)) })),
  bodyOf(removeAreaCall, async (stage) => ({ code: area.code, ...(await shownArea(stage)) })),
  bodyOf(queryLineSettingsCall, () => ({})),
  bodyOf(setLineSettingsCall, async (stage) => {
    const { revision: expectedRevision, settings } = await shownLine(stage)
    const [current] = settings
    if (!current) throw new Error('no settings')
    const { from: _from, ...today } = current
    return { ...which, expectedRevision, settings: { ...today, maxPerOrder: 5, maxChildren: 1 } }
  }),
  bodyOf(removeLineSettingsCall, async (stage) => ({
    ...which,
    expectedRevision: (await shownLine(stage)).revision,
  })),
  bodyOf(addPeakDaysCall, async (stage) => {
    const { peakRevision: expectedRevision } = await shownLine(stage)
    return { ...which, until: '2026-12-06', maxPerOrder: 2, expectedRevision }
  }),
  bodyOf(removePeakDaysCall, async (stage) => ({
    ...which,
    expectedRevision: (await shownLine(stage)).peakRevision,
  })),
  bodyOf(queryPricesCall, () => ({ lineCode })),
  bodyOf(setFaresCall, async (stage) => ({
    ...ticketDay,
    fares: { adult: fare, child: fare, elderly: fare },
    expectedRevision: (await shownTicket(stage)).revision,
  })),
  bodyOf(removeFaresCall, async (stage) => ({
    ...ticketDay,
    expectedRevision: (await shownTicket(stage)).revision,
  })),
  bodyOf(setQuotaCall, async (stage) => {
    const { quota } = await shownTicket(stage)
    return { ...ticketDay, until: '2026-12-06', seats: 500, expectedRevision: quota?.revision ?? '' }
  }),
  bodyOf(queryStaffDeparturesCall, () => ({ lineCode: departures.lineCode, date: departures.from })),
  bodyOf(previewDepartureStatesCall, () => departures),
  bodyOf(setDepartureStatesCall, async ({ people }) => {
    const { revision } = (await people.supervisor.send(previewDepartureStatesCall, departures)).data
    return { ...departures, state: 'paused' as const, expectedRevision: revision }
  }),
  bodyOf(setDepartureCapacityCall, async ({ people }) => {
    const day = { lineCode: departures.lineCode, date: departures.from }
    const [first] = (await people.supervisor.send(queryStaffDeparturesCall, day)).data
    const { beginTime = '', capacity = 0 } = first ?? {}
    return { ...day, beginTime, capacity: capacity + 1, expectedCapacity: capacity }
  }),
  bodyOf(previewTimetableCall, () => timetable),
  bodyOf(applyTimetableCall, async ({ people }) => {
    const { revision } = (await people.supervisor.send(previewTimetableCall, timetable)).data
    return { ...timetable, expectedRevision: revision }
  }),
  bodyOf(queryPromotionsCall, () => ({})),
  bodyOf(savePromotionCall, async ({ people }) => {
    const [promotion] = (await people.supervisor.send(queryPromotionsCall, {})).data
    if (!promotion) throw new Error('no promotion')
    return { ...promotion, on: !promotion.on }
  }),
  bodyOf(queryStaffGuidesCall, () => ({})),
  bodyOf(saveLineGuideCall, (stage) => shownGuide(stage, 'lines')),
  bodyOf(saveStopGuideCall, (stage) => shownGuide(stage, 'stops')),
  bodyOf(saveHolidaysCall, (stage) => shownGuide(stage, 'holidays')),
]
