import type { LineGuide, StopGuide } from '@shuttle/domain'
import type { Transaction } from 'kysely'
import type { Database } from '../database/types'
import type { GuideRow } from '../modules/passenger/catalogue'
import { SAMPLE_STOPS } from './sample-stops'

/** Day and night, denser in the mornings and evenings; more buses on weekends and holidays. */
const BUS_TIMES = {
  weekday: [
    '00:00-05:30 30',
    '06:00-06:50 10',
    '07:00-09:55 5',
    '10:00-16:50 10',
    '17:00-19:55 5',
    '20:00-21:50 10',
    '22:00-23:45 15',
  ].join('\n'),
  weekend: ['00:00-05:30 30', '06:00-07:50 10', '08:00-20:55 5', '21:00-23:50 10'].join('\n'),
  holiday: ['00:00-05:40 20', '06:00-06:50 10', '07:00-21:55 5', '22:00-23:50 10'].join('\n'),
}
const NO_TIMES = { weekday: '', weekend: '', holiday: '' }
const RIDE = { rideMinutes: 40, busyRideMinutes: 50 }

const ARRIVAL = {
  arrivalZhHk: '攜帶全部行李下車，辦理入境',
  arrivalZhCn: '携带全部行李下车，办理入境',
  arrivalEn: 'Take all luggage with you and go through immigration',
}
const AIRPORT_ARRIVAL = {
  arrivalZhHk: '在機場巴士站下車，前往離港大堂辦理登機',
  arrivalZhCn: '在机场巴士站下车，前往出发大堂办理登机',
  arrivalEn: 'Get off at the coach station and go to the departure hall',
}

const walk = (bay: number, metres: number) => ({
  walkZhHk: `過關後由出口門直行，依照「穿梭巴士」指示前往 ${bay} 號車位，約 ${metres} 米，全程平路`,
  walkZhCn: `过关后从出口门直行，按“穿梭巴士”指示前往 ${bay} 号车位，约 ${metres} 米，全程平路`,
  walkEn: `From immigration go through the exit door and follow the Shuttle Bus signs to bay ${bay}, about ${metres} m. All on one level.`,
})

/** What is shown at the ports must be checked on the spot before a real sale. */
const LINES: Record<string, LineGuide> = {
  HKGZHO: { ...BUS_TIMES, ...RIDE, bay: 3, ...walk(3, 80), ...ARRIVAL },
  HKGMAC: { ...BUS_TIMES, ...RIDE, bay: 2, ...walk(2, 60), ...ARRIVAL },
  MACHKG: { ...BUS_TIMES, ...RIDE, bay: 1, ...walk(1, 50), ...ARRIVAL },
  ZHOHKG: { ...BUS_TIMES, ...RIDE, bay: 1, ...walk(1, 60), ...ARRIVAL },
  HZICLK: { ...NO_TIMES, rideMinutes: 60, busyRideMinutes: 70, bay: 2, ...walk(2, 90), ...AIRPORT_ARRIVAL },
  CLKHZI: { ...NO_TIMES, rideMinutes: 60, busyRideMinutes: 70, bay: 1, ...walk(1, 120), ...ARRIVAL },
}

/** General holidays of Hong Kong. */
const HOLIDAYS = [
  ...['2026-12-25', '2026-12-26', '2027-01-01', '2027-02-06', '2027-02-08', '2027-02-09', '2027-03-26', '2027-03-27'],
  ...['2027-03-29', '2027-04-05', '2027-05-01', '2027-05-13', '2027-06-09', '2027-07-01', '2027-09-16', '2027-10-01'],
  ...['2027-10-08', '2027-12-25', '2027-12-27'],
].join('\n')

const toRows = (kind: GuideRow['kind'], guides: Record<string, object>): GuideRow[] =>
  Object.entries(guides).map(([code, guide]) => ({ kind, code, content: JSON.stringify(guide) }))

/** When and where the buses of the sample lines leave. */
export const loadSampleGuides = async (trx: Transaction<Database>): Promise<void> => {
  const stops: Record<string, StopGuide> = SAMPLE_STOPS
  const rows = [...toRows('line', LINES), ...toRows('stop', stops), ...toRows('holidays', { all: { days: HOLIDAYS } })]
  await trx.insertInto('guides').values(rows).execute()
}
