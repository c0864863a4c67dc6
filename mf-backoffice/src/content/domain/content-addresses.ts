import { shownState } from '@shuttle/wire/staff'
import { PARAM } from '../../kit/domain/param'
import { defineAddress } from '../../kit/domain/search-address'

const define = (tab: 'notices' | 'banners') =>
  defineAddress({
    tab,
    params: {
      state: PARAM.code(shownState.options),
      after: PARAM.text,
      open: PARAM.text,
      edit: PARAM.text,
      copy: PARAM.text,
    },
    page: 'after',
    opens: 'open',
  })

/** Filter, page and open row, and the edited notice or banner: `new` for a new one, optionally a copy. */
export const CONTENT_ADDRESSES = { notices: define('notices'), banners: define('banners') }
