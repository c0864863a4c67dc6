import { type FakeAnswer, startFakeService } from '@shuttle/testing'
import {
  type CallDefinition,
  queryDeparturesCall,
  queryPriceCall,
  queryRouteCall,
  querySalesPolicyCall,
} from '@shuttle/wire'

type Body = Record<string, unknown>

const RIDE = {
  rideMinutes: 60,
  checkInMinutes: 120,
  landingMinutes: 60,
  longestWaitMinutes: 1440,
  changeLeadMinutes: 120,
}

export const airportLineRow = (xldm: 'HZICLK' | 'CLKHZI', change: Body = {}): Body => {
  const names = { HZI: 'Zhuhai Port', CLK: 'Hong Kong Airport' }
  const [from, to] = xldm === 'HZICLK' ? (['HZI', 'CLK'] as const) : (['CLK', 'HZI'] as const)
  return {
    eXlmc: `${from}->${to}`,
    xlmc: `${names[from]} to ${names[to]}`,
    xlmc_1: names[from],
    xlmc_2: names[to],
    xllb: '1',
    xldm,
    qZddm: from,
    zZddm: to,
    maxPerOrder: 6,
    maxChildren: 3,
    bookingWindowDays: 14,
    ride: RIDE,
    ...change,
  }
}

/** Lines as `manage/query.route` answers them. */
export const linesAre = (...rows: Body[]) => ({ responseData: rows, notice: [], swiper: [] })

export const airportSales = (change: Body = {}): Body => ({
  responseData: {
    rules: [],
    maxPerOrder: 6,
    maxChildren: 3,
    bookingWindowDays: 14,
    onlineConcession: true,
    peakDays: [],
    ticketTypes: ['00', '01', '02'],
    soldOutDates: [],
    ...change,
  },
})

export const airportFare = (change: Body = {}): Body => ({
  feeType: '9',
  sysTime: '2026-11-21 10:00:00',
  adultCNY: '130.00',
  childrenCNY: '65.00',
  elderlyCNY: '65.00',
  adultHKD: '150.00',
  childrenHKD: '75.00',
  elderlyHKD: '75.00',
  boardingPointCode: 'P1',
  breakoutPointCode: 'P2',
  ...change,
})

/** A departure of half an hour's boarding, ten of whose fifty seats are sold. */
export const departureRow = (bookDate: string, beginTime: string, change: Body = {}): Body => ({
  bookDate,
  beginTime: `${beginTime}:00`,
  endTime: `${beginTime.slice(0, 2)}:59:00`,
  maxPeople: 50,
  totalPeople: 10,
  feeType: '9',
  statusCode: '1',
  lineCode: 'HZICLK',
  ...change,
})

/** A fake service that sells both airport lines, until a test overrides an answer. */
export const startAirportService = async () => {
  const service = await startFakeService()
  const on = (call: CallDefinition, answer: FakeAnswer | ((body: Body) => FakeAnswer | Promise<FakeAnswer>)) =>
    service.on(call, answer)
  on(queryRouteCall, linesAre(airportLineRow('HZICLK'), airportLineRow('CLKHZI')))
  on(querySalesPolicyCall, airportSales())
  on(queryPriceCall, { responseData: [airportFare()] })
  on(queryDeparturesCall, { responseData: [] })
  return { ...service, on }
}
export type AirportService = Awaited<ReturnType<typeof startAirportService>>
