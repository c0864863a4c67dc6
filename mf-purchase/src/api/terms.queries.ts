import { fetchPurchaseTerms, fetchRefundPolicy } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import type { FareType } from '@shuttle/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const TERMS_STALE_MS = 5 * 60_000

/** Fares and refund policy of today, in the language of a terms page. */
export const usePurchaseTerms = (language: LanguageCode) =>
  useQuery({
    queryKey: ['mf-purchase', 'terms', language],
    queryFn: ({ signal }) => fetchPurchaseTerms(language, { signal }),
    staleTime: TERMS_STALE_MS,
    meta: { shownInPlace: true },
  })

/** The policy a ticket of a line and fare type is sold under now; while none is in force, that of a day ticket. */
export const useRefundPolicy = (lineCode: string, fareType: FareType = 'day') =>
  useQuery({
    queryKey: ['refund-policy', lineCode, fareType],
    queryFn: ({ signal }) => fetchRefundPolicy({ lineCode, fareType }, { signal }),
    staleTime: TERMS_STALE_MS,
    // The note keeps its room while another ticket type is looked up.
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  })
