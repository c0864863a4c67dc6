import { type Fare, fetchFares } from '@shuttle/calls'
import type { CivilDate, Currency } from '@shuttle/domain'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

const STALE_MS = 30_000

const faresKey = (lineCode: string, ...date: [CivilDate] | []) => ['fares', lineCode, ...date] as const

/** Fare types on sale for a line on a day; sends nothing until a day is chosen. */
export const useFares = (line: { lineCode: string; currency: Currency }, date: CivilDate | undefined) =>
  useQuery({
    queryKey: faresKey(line.lineCode, date ?? ''),
    queryFn: date === undefined ? skipToken : ({ signal }) => fetchFares({ ...line, date }, { signal }),
    staleTime: STALE_MS,
    refetchOnReconnect: true,
  })

/** Days of a line whose fares were read already, with their fares. Reads nothing itself. */
export const useKnownFares = (lineCode: string): { date: CivilDate; fares: readonly Fare[] }[] =>
  useQueryClient()
    .getQueriesData<Fare[]>({ queryKey: faresKey(lineCode) })
    .flatMap(([key, fares]) => (fares ? [{ date: String(key[2]), fares }] : []))
