import { fetchHomeContent, type LineOnSale } from '@shuttle/calls'
import { useLanguage } from '@shuttle/host'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { homeOfferKey } from './query-keys'

const LINES_STALE_MS = 5 * 60_000

const homeOfferQuery = (language: Parameters<typeof homeOfferKey>[0]) =>
  queryOptions({
    queryKey: homeOfferKey(language),
    queryFn: ({ signal }) => fetchHomeContent({ signal }),
    staleTime: LINES_STALE_MS,
  })

/** Lines, notices, banners and survey: one call, one answer. */
export const useHomeOffer = () => useQuery(homeOfferQuery(useLanguage()))

/** The lines on sale, in the server's order. */
export const useLines = () => useQuery({ ...homeOfferQuery(useLanguage()), select: ({ lines }) => lines })

/** One line by its code; `data` is null when it is not sold. */
export const useLine = (lineCode: string) =>
  useQuery({
    ...homeOfferQuery(useLanguage()),
    select: ({ lines }): LineOnSale | null => lines.find((line) => line.lineCode === lineCode) ?? null,
  })
