import { useSearchParams } from 'react-router-dom'

/** The order and the picked tickets, in the URL. */
export const useChoiceAddress = () => {
  const [query, setQuery] = useSearchParams()
  const orderNo = query.get('orderNo')?.trim() ?? ''
  const wanted = (query.get('tickets') ?? '').split(',').filter(Boolean)
  return {
    orderNo,
    wanted,
    /** Another order: adds a history entry. */
    find: (next: string) => setQuery(next === '' ? {} : { orderNo: next }),
    pick: (tickets: readonly string[]) =>
      setQuery({ orderNo, ...(tickets.length > 0 && { tickets: tickets.join(',') }) }, { replace: true }),
  }
}
