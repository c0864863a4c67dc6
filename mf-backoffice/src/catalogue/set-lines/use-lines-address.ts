import { useSearchParams } from 'react-router-dom'

const FORMS = ['settings', 'peak'] as const
export type LineForm = (typeof FORMS)[number]

/** The open line, and the form beside it: `edit=settings` or `edit=peak`. */
export const useLinesAddress = () => {
  const [query, setQuery] = useSearchParams()
  const lineCode = query.get('line') ?? ''
  const line = { tab: 'lines', ...(lineCode && { line: lineCode }) }
  return {
    lineCode,
    form: FORMS.find((name) => name === query.get('edit')),
    show: (code: string) => setQuery({ tab: 'lines', line: code }),
    open: (form: LineForm) => setQuery({ ...line, edit: form }, { replace: true }),
    close: () => setQuery(line, { replace: true }),
  }
}
