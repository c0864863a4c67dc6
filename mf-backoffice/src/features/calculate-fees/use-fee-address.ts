import { useSearchParams } from 'react-router-dom'
import { type FeeForm, feeQuery, readFeeForm } from '../../domain/fee-question'

/** The question of the calculator in the address, so that an answer can be sent as a link. */
export const useFeeAddress = () => {
  const [query, setQuery] = useSearchParams()
  return { form: readFeeForm(query), ask: (next: FeeForm) => setQuery(feeQuery(next)) }
}
