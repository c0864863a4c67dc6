import type { areaRow } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'
import type { UsedArea } from './areas.repository'
import { toRevision } from './to-revision'

export const presentArea = ({ area, lines, rules }: UsedArea): z.infer<typeof areaRow> => ({
  areaCode: area.code,
  nameZhHk: area.name_zh_hk,
  nameZhCn: area.name_zh_cn,
  nameEn: area.name_en,
  lines,
  rules,
  revision: toRevision(area),
})
