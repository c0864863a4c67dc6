import { useSearchParams } from 'react-router-dom'

/** Whether numbers are shown as a chart or a table, in the URL; `usual` is the default. */
export const useShownAs = (
  name: string,
  usual: 'chart' | 'table',
): [shown: 'chart' | 'table', show: (as: 'chart' | 'table') => void] => {
  const [query, setQuery] = useSearchParams()
  const requested = query.get(name)
  const shown = requested === 'chart' || requested === 'table' ? requested : usual
  const show = (as: 'chart' | 'table') => {
    const next = new URLSearchParams(query)
    if (as === usual) next.delete(name)
    else next.set(name, as)
    setQuery(next, { replace: true })
  }
  return [shown, show]
}
