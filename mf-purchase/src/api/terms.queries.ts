import { fetchPurchaseTerms, fetchRefundPolicy } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import { useQuery } from '@tanstack/react-query'

const TERMS_STALE_MS = 5 * 60_000

/** Fares and refund policy of today, in the language of a terms page. */
export const usePurchaseTerms = (language: LanguageCode) =>
  useQuery({
    queryKey: ['mf-purchase', 'terms', language],
    queryFn: ({ signal }) => fetchPurchaseTerms(language, { signal }),
    staleTime: TERMS_STALE_MS,
    meta: { shownInPlace: true },
  })

/** The policy a ticket of a line is sold under now. */
export const useRefundPolicy = (lineCode: string) =>
  useQuery({
    queryKey: ['refund-policy', lineCode],
    queryFn: ({ signal }) => fetchRefundPolicy(lineCode, { signal }),
    staleTime: TERMS_STALE_MS,
    meta: { shownInPlace: true },
  })
