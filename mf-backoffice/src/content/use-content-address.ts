import { useTabAddress } from '../kit/use-tab-address'

const NAMES = ['state', 'after', 'open', 'edit', 'copy'] as const

/**
 * Search state of notices or banners in the URL: filter, page, open row, and the edited item (`new` for a new one,
 * optionally a copy).
 */
export const useContentAddress = (tab: 'notices' | 'banners') => useTabAddress(tab, NAMES, 'after')
