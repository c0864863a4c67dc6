/** Paths of this remote. */
export const INDEX = '/back_management_index'

/** Pages of other remotes, which may not exist: ask `isRoutable` first. */
export const PERSONAL_CENTRE = '/personal_center'
