import type { StaffArea } from '@shuttle/wire/staff'
import { toRevision } from '../staff'
import type { UsedArea } from './areas.repository'

export const presentArea = ({ area, lines, rules }: UsedArea): StaffArea => ({
  code: area.code,
  nameZhHk: area.name_zh_hk,
  nameZhCn: area.name_zh_cn,
  nameEn: area.name_en,
  lines,
  rules,
  revision: toRevision(area),
})
