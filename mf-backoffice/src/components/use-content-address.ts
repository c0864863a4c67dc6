import { useTabAddress } from './use-tab-address'

const NAMES = ['state', 'after', 'open', 'edit', 'copy'] as const

/** What a list of notices or banners shows: its filter and page, the row that is open, and what is edited (`new` for a new one, maybe a copy). */
export const useContentAddress = (tab: 'notices' | 'banners') => useTabAddress(tab, NAMES, 'after')
