import { useStaffIndex } from '../state/use-staff-index'
import { sectionsFor } from './backoffice-sections'

/**
 * Link to a back office page with more query parameters; undefined where the role does not open the page, or there is
 * none.
 */
export const useSectionLink = (): ((to: string, more?: Readonly<Record<string, string>>) => string | undefined) => {
  const rights = useStaffIndex().data?.rights
  const open = rights ? sectionsFor(rights).map(({ to }) => to) : []
  return (to, more = {}) => {
    if (!open.includes(to)) return undefined
    const query = new URLSearchParams(more).toString()
    return query === '' ? to : `${to}${to.includes('?') ? '&' : '?'}${query}`
  }
}
