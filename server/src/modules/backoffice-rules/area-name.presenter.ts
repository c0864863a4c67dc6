import type { LanguageCode } from '@shuttle/contracts'
import type { StationRow } from '../../database/types'
import { nameIn } from '../catalogue'

/** An area that a rule can name, in the language of the reader. */
export const presentAreaName = (area: StationRow, language: LanguageCode) => ({
  areaCode: area.code,
  name: nameIn(area, language),
})
