import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** `edit`: the guide that is written, by its kind and code: `lines HKGZHO`. */
export const GUIDES_ADDRESS = defineAddress({ tab: 'guides', params: { edit: PARAM.text } })
