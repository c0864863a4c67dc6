import type { Area } from '@shuttle/domain/staff'
import type { addAreaCall } from '@shuttle/wire/staff'
import type * as z from 'zod/mini'

/** The area of a form. */
export const readArea = (body: z.infer<typeof addAreaCall.request>): Area => ({
  code: readCode(body),
  nameZhHk: body.nameZhHk.trim(),
  nameZhCn: body.nameZhCn.trim(),
  nameEn: body.nameEn.trim(),
})

export const readCode = ({ areaCode }: { areaCode: string }): string => areaCode.trim()

/** The field of the code, as refusals name it. */
export const AREA_CODE_FIELD = 'areaCode'
