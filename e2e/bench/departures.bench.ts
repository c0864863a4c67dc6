import { type Bench, describeRatios, quantile } from '@shuttle/platform/bench'
import { runStatement } from '@shuttle/postgres'
import prepareData from '../fixtures/prepare-data'
import { type Service, startFreshService } from '../fixtures/service'
import { measureInTurns } from './measure-in-turns'

const MANY = 1_000
/** Calls of one side in one round. */
const CALLS = 100
const LINE = 'HZICLK'

interface Day {
  site: Service
  date: string
}

const fetchDepartures = async ({ site, date }: Day): Promise<Response> => {
  const body = JSON.stringify({ areaCode: LINE, bookDate: date })
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'gzip' }
  const answer = await fetch(`${site.url}/api/ticket/query.group.ticket.book.info`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`the departures answered ${answer.status}`)
  return answer
}

/** Replaces the departures by one for each minute from 06:00 on. */
const fill = (date: string) => `
insert into departures (line_code, travel_date, begin_time, end_time, capacity, sold)
  select '${LINE}', '${date}', to_char(time '06:00' + i * interval '1 minute', 'HH24:MI'),
    to_char(time '06:29' + i * interval '1 minute', 'HH24:MI'), 50, i % 50
  from generate_series(0, ${MANY - 1}) i
  on conflict (line_code, travel_date, begin_time) do update set sold = excluded.sold, state = 'open'`

const count = async (day: Day): Promise<number> => {
  const { responseData } = (await (await fetchDepartures(day)).json()) as { responseData: unknown[] }
  return responseData.length
}

const p95 = async (day: Day): Promise<number> => {
  const times: number[] = []
  for (let at = 0; at < CALLS; at += 1) {
    const start = performance.now()
    await (await fetchDepartures(day)).arrayBuffer()
    times.push(performance.now() - start)
  }
  return quantile(times, 0.95)
}

export const benches: readonly Bench[] = [
  {
    name: 'departures',
    title:
      `The call of departures of the airport line, a usual day against one of ${MANY} departures or more, in turns on one PostgreSQL: the ` +
      `95th percentile of ${CALLS} calls, the median of the rounds.`,
    columns: ['what', 'usual day', `${MANY} departures`, 'ratio'],
    run: async (pairs) => {
      const removeData = await prepareData()
      const site = await startFreshService()
      try {
        const usual: Day = { site, date: '2026-11-24' }
        const crowded: Day = { site, date: '2026-11-25' }
        await runStatement(site.databaseUrl, fill(crowded.date))
        await runStatement(site.databaseUrl, 'vacuum analyze departures')
        const rounds = await measureInTurns({ small: usual, large: crowded }, pairs, p95)
        const median = (side: 0 | 1) =>
          quantile(
            rounds.map((round) => round[side]),
            0.5,
          ).toFixed(1)
        const departures = [await count(usual), await count(crowded)]
        return [
          ['departures answered', ...departures, ''],
          ['answer, p95 (ms)', median(1), median(0), describeRatios(rounds)],
        ]
      } finally {
        await site.stop()
        await removeData()
      }
    },
  },
]
