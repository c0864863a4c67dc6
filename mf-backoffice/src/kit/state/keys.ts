/** Second part of the key of all cached data of this remote, after the member's id. */
export const BACKOFFICE_KEY = 'mf-backoffice'
/** Part of the key of the staff index. */
export const INDEX_KEY = 'staff-index'
