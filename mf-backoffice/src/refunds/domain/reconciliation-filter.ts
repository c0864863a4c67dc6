import { type CivilDate, isCivilDate } from '@shuttle/domain'
import { DIFFERENCE_KINDS, type DifferenceKind } from '@shuttle/domain/staff'

const DIFFERENCE_STATES = ['open', 'closed', 'all'] as const
type DifferenceState = (typeof DIFFERENCE_STATES)[number]

/** Search state of the reconciliation, as the URL has it. */
export interface ReconciliationFilter {
  /** State of differences; open ones by default. */
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

/** Reads the filter from a URL; invalid values count as missing. */
export const readReconciliationFilter = (query: URLSearchParams): ReconciliationFilter => ({
  state: DIFFERENCE_STATES.find((state) => state === query.get('state')) ?? 'open',
  kind: DIFFERENCE_KINDS.find((kind) => kind === query.get('kind')) ?? '',
  payType: query.get('payType')?.trim() ?? '',
  day: readDay(query.get('day')),
  after: query.get('after') ?? '',
  before: readDay(query.get('before')),
})

/** The filter as URL parameters, without missing values. */
export const reconciliationQuery = (filter: ReconciliationFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ tab: 'reconciliation', ...filter, state: filter.state === 'open' ? '' : filter.state }).filter(
      ([, value]) => value !== '',
    ),
  )
