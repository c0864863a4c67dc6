import { type Area, checkArea } from '@shuttle/domain/staff'

/** Error codes by field; `taken` are the existing codes when an area is added. */
export const checkStaffArea = (area: Area, taken: readonly string[]) => {
  const found = checkArea(area)
  return taken.includes(area.code) ? { ...found, code: 'STAFF_AREA_EXISTS' as const } : found
}
