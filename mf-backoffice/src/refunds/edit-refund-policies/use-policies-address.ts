import { useSearchParams } from 'react-router-dom'

/** The version that is open beside the list, and whether it is shown, edited, or the start of a new one. */
export const usePoliciesAddress = () => {
  const [query, setQuery] = useSearchParams()
  return {
    opened: query.get('open') ?? '',
    /** `new`, or `change` for the open version. */
    edit: query.get('edit') ?? '',
    show: (open: string, edit = '') => setQuery({ ...(open && { open }), ...(edit && { edit }) }, { replace: true }),
  }
}
