import { fetchHomeContent, type LineOnSale } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { useLanguage } from '@shuttle/host'
import { queryOptions, useQuery } from '@tanstack/react-query'

const STALE_MS = 5 * 60_000

/** Lines, notices, banners and survey come in one answer. */
export const homeContentQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['home-content', language],
    queryFn: ({ signal }) => fetchHomeContent({ signal }),
    staleTime: STALE_MS,
  })

export const useHomeContent = () => useQuery(homeContentQuery(useLanguage()))

/** The lines on sale, in the service's order. */
export const useLines = () => useQuery({ ...homeContentQuery(useLanguage()), select: ({ lines }) => lines })

/** The lines for their names only: a failure is not shown, codes replace the names. */
export const useLineNames = () =>
  useQuery({ ...homeContentQuery(useLanguage()), select: ({ lines }) => lines, meta: { isSecondary: true } })

/** One line by its code; `data` is null when it is not on sale. */
export const useLine = (lineCode: string) =>
  useQuery({
    ...homeContentQuery(useLanguage()),
    select: ({ lines }): LineOnSale | null => lines.find((line) => line.lineCode === lineCode) ?? null,
  })
