import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** `edit`: the code of the area that is renamed; `new` adds one. */
export const AREAS_ADDRESS = defineAddress({ tab: 'areas', params: { edit: PARAM.text } })
