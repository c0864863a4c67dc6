import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

/** The version beside the list, and its form: `new`, or `change` for the open version. */
export const POLICIES_ADDRESS = defineAddress({ params: { open: PARAM.text, edit: PARAM.text }, opens: 'open' })
