import { type CivilDate, isCivilDate } from '@shuttle/domain'
import { DIFFERENCE_KINDS, type DifferenceKind } from '@shuttle/domain/staff'

const DIFFERENCE_STATES = ['open', 'closed', 'all'] as const
type DifferenceState = (typeof DIFFERENCE_STATES)[number]

/** What of the comparison with the providers is shown; it stands in the address. */
export interface ReconciliationFilter {
  /** Of differences; the open ones where the address says nothing. */
  state: DifferenceState
  kind: DifferenceKind | ''
  payType: string
  day: CivilDate | ''
  /** Differences after this one; empty on the first page. */
  after: string
  /** Days before this one; empty for the newest. */
  before: CivilDate | ''
}

const readDay = (text: string | null): CivilDate | '' => (text && isCivilDate(text) ? text : '')

/** Reads the filter of an address; what makes no sense there counts as not given. */
export const readReconciliationFilter = (query: URLSearchParams): ReconciliationFilter => ({
  state: DIFFERENCE_STATES.find((state) => state === query.get('state')) ?? 'open',
  kind: DIFFERENCE_KINDS.find((kind) => kind === query.get('kind')) ?? '',
  payType: query.get('payType')?.trim() ?? '',
  day: readDay(query.get('day')),
  after: query.get('after') ?? '',
  before: readDay(query.get('before')),
})

/** The same as parameters of an address, without what is not given. */
export const reconciliationQuery = (filter: ReconciliationFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ tab: 'reconciliation', ...filter, state: filter.state === 'open' ? '' : filter.state }).filter(
      ([, value]) => value !== '',
    ),
  )
