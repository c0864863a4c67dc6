import { useSearchParams } from 'react-router-dom'

/** The order and the picked tickets, as the address has them. */
export const useChoiceAddress = () => {
  const [query, setQuery] = useSearchParams()
  const orderNo = query.get('orderNo')?.trim() ?? ''
  const wanted = (query.get('tickets') ?? '').split(',').filter(Boolean)
  return {
    orderNo,
    wanted,
    /** Another order: a step of the history. */
    find: (next: string) => setQuery(next === '' ? {} : { orderNo: next }),
    pick: (tickets: readonly string[]) =>
      setQuery({ orderNo, ...(tickets.length > 0 && { tickets: tickets.join(',') }) }, { replace: true }),
  }
}
