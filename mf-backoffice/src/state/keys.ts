/** Second part of the key of everything this remote stores in the cache, after the member's id. */
export const OFFICE = 'mf-backoffice'
/** Part of the key of what this person may do. */
export const INDEX_KEY = 'staff-index'
