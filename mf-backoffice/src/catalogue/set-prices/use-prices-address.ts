import type { FareType } from '@shuttle/domain'
import { useSearchParams } from 'react-router-dom'

const FORMS = ['price', 'seats'] as const
type FormName = (typeof FORMS)[number]

/**
 * The line, and the form that is open beside its prices, in the URL: `price` or `seats` with a fare type and a first
 * day.
 */
export const usePricesAddress = () => {
  const [query, setQuery] = useSearchParams()
  const lineCode = query.get('line') ?? ''
  const line = { tab: 'prices', ...(lineCode && { line: lineCode }) }
  const form = FORMS.find((name) => query.get(name))
  return {
    lineCode,
    form,
    fareType: form && query.get(form),
    /** Empty: the day is chosen in the form. */
    from: query.get('from') ?? '',
    show: (code: string) => setQuery({ tab: 'prices', ...(code && { line: code }) }),
    open: (name: FormName, fareType: FareType, from = '') =>
      setQuery({ ...line, [name]: fareType, ...(from && { from }) }, { replace: true }),
    close: () => setQuery(line, { replace: true }),
  }
}
