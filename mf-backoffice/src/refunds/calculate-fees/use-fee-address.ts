import { useSearchParams } from 'react-router-dom'
import { type FeeForm, feeQuery, readFeeForm } from '../domain/fee-question'

/** The query of the calculator in the URL, so that a result can be shared as a link. */
export const useFeeAddress = () => {
  const [query, setQuery] = useSearchParams()
  return { form: readFeeForm(query), setForm: (next: FeeForm) => setQuery(feeQuery(next)) }
}
