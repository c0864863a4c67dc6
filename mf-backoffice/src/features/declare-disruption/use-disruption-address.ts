import { useSearchParams } from 'react-router-dom'
import { type DisruptionForm, disruptionQuery, readDisruptionForm } from '../../domain/disruption-form'

/** The rides that were counted, in the address, and the disruption that is open beside the list. */
export const useDisruptionAddress = () => {
  const [query, setQuery] = useSearchParams()
  const form = readDisruptionForm(query)
  return {
    form,
    opened: query.get('open') ?? '',
    /** Other rides: a step of the history. */
    ask: (next: DisruptionForm) => setQuery(disruptionQuery(next)),
    /** After a declaration: its progress, and an empty form. */
    show: (disruptionNo: string) => setQuery({ tab: 'disruption', open: disruptionNo }),
    open: (disruptionNo: string) =>
      setQuery({ ...disruptionQuery(form), ...(disruptionNo && { open: disruptionNo }) }, { replace: true }),
  }
}
