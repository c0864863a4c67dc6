import { fetchLines, type LineOnSale } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { linesKey } from './query-keys'

const LINES_STALE_MS = 5 * 60_000

const linesQuery = (language: Parameters<typeof linesKey>[0]) =>
  queryOptions({
    queryKey: linesKey(language),
    queryFn: ({ signal }) => fetchLines({ signal }),
    staleTime: LINES_STALE_MS,
  })

export const useLines = () => useQuery(linesQuery(useLanguage()))

/** One line by its code; `data` is null when it is not sold. */
export const useLine = (lineCode: string) =>
  useQuery({
    ...linesQuery(useLanguage()),
    select: (lines): LineOnSale | null => lines.find((line) => line.lineCode === lineCode) ?? null,
  })
