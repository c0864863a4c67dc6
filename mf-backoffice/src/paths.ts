/** Paths of this remote. */
export const INDEX = '/back_management_index'
export const SEARCH = '/search_order_info'
const ORDER = '/order_info'

export const orderHref = (orderNo: string): string => `${ORDER}?${new URLSearchParams({ orderNo })}`

/** Pages of other remotes, which may not exist: ask `isRoutable` first. */
export const PERSONAL_CENTRE = '/personal_center'
