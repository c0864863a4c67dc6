import { useSearchParams } from 'react-router-dom'
import { type DisruptionForm, disruptionQuery, readDisruptionForm } from '../domain/disruption-form'

/** The counted rides, and the disruption that is open beside the list, in the URL. */
export const useDisruptionAddress = () => {
  const [query, setQuery] = useSearchParams()
  const form = readDisruptionForm(query)
  return {
    form,
    opened: query.get('open') ?? '',
    /** Other rides: adds a history entry. */
    setForm: (next: DisruptionForm) => setQuery(disruptionQuery(next)),
    /** After a declaration: shows its progress, and an empty form. */
    show: (disruptionNo: string) => setQuery({ tab: 'disruption', open: disruptionNo }),
    open: (disruptionNo: string) =>
      setQuery({ ...disruptionQuery(form), ...(disruptionNo && { open: disruptionNo }) }, { replace: true }),
  }
}
