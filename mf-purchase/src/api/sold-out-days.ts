import type { Fare } from '@shuttle/calls'
import type { CivilDate } from '@shuttle/domain'
import { useQueryClient } from '@tanstack/react-query'
import { isSoldOut } from '../domain/to-quote-request'

/** Days of a line that are known to have no seat left, out of the fares already asked for. */
export const useSoldOutDays = (lineCode: string): CivilDate[] =>
  useQueryClient()
    .getQueriesData<Fare[]>({ queryKey: ['fares', lineCode] })
    .flatMap(([key, offers]) =>
      offers && offers.length > 0 && offers.every((offer) => isSoldOut(offer, 1)) ? [String(key[2])] : [],
    )
