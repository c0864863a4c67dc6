import { fetchHelp, fetchPurchaseTerms, fetchRefundPolicy } from '@shuttle/calls'
import type { LanguageCode } from '@shuttle/contracts'
import type { FareType } from '@shuttle/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const STALE_MS = 5 * 60_000

/** Fares and refund policy of today, in the language of a terms page; `isAirport`: those of the airport line. */
export const usePurchaseTerms = (language: LanguageCode, { isAirport = false } = {}) =>
  useQuery({
    queryKey: ['purchase-terms', isAirport ? 'airport' : 'bus lines', language],
    queryFn: ({ signal }) => fetchPurchaseTerms({ language, isAirport }, { signal }),
    staleTime: STALE_MS,
    meta: { isSecondary: true },
  })

/** Contacts and rules of the help page. */
export const useHelp = () =>
  useQuery({
    queryKey: ['help'],
    queryFn: ({ signal }) => fetchHelp({ signal }),
    staleTime: STALE_MS,
    meta: { isSecondary: true },
  })

/** The policy a ticket of a line and fare type is currently sold under; without one in force, that of a day ticket. */
export const useRefundPolicy = (lineCode: string, fareType: FareType = 'day') =>
  useQuery({
    queryKey: ['refund-policy', lineCode, fareType],
    queryFn: ({ signal }) => fetchRefundPolicy({ lineCode, fareType }, { signal }),
    staleTime: STALE_MS,
    // The note stays on the screen while the policy of another ticket type is read.
    placeholderData: keepPreviousData,
    meta: { isSecondary: true },
  })
