import type { FareType } from '@shuttle/domain'
import { useSearchParams } from 'react-router-dom'

const FORMS = ['price', 'seats'] as const
type FormName = (typeof FORMS)[number]

/** The line in the address, and the form that is open beside its prices: `price` or `seats` with a ticket type, from a day. */
export const usePricesAddress = () => {
  const [query, setQuery] = useSearchParams()
  const lineCode = query.get('line') ?? ''
  const line = { tab: 'prices', ...(lineCode && { line: lineCode }) }
  const form = FORMS.find((name) => query.get(name))
  return {
    lineCode,
    form,
    fareType: form && query.get(form),
    /** Empty for a day that is chosen in the form. */
    from: query.get('from') ?? '',
    show: (code: string) => setQuery({ tab: 'prices', ...(code && { line: code }) }),
    open: (name: FormName, fareType: FareType, from = '') =>
      setQuery({ ...line, [name]: fareType, ...(from && { from }) }, { replace: true }),
    close: () => setQuery(line, { replace: true }),
  }
}
