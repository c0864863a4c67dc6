import { useStaffIndex } from '../state/use-staff-index'
import { sectionsFor } from './desk-sections'

/** The address of a page of the desk with more in its query; undefined where the role does not open the page, or there is none. */
export const useDeskLink = (): ((to: string, more?: Readonly<Record<string, string>>) => string | undefined) => {
  const rights = useStaffIndex().data?.rights
  const open = rights ? sectionsFor(rights).map(({ to }) => to) : []
  return (to, more = {}) => {
    if (!open.includes(to)) return undefined
    const query = new URLSearchParams(more).toString()
    return query === '' ? to : `${to}${to.includes('?') ? '&' : '?'}${query}`
  }
}
