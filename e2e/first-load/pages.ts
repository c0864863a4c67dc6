import { BASE_PATH } from '@shuttle/contracts'

/** Pages whose first visit is measured, with the part of each that marks it as ready. */
export const FIRST_LOAD_PAGES = [
  { name: 'home', path: `${BASE_PATH}?lang=en`, ready: 'main li a' },
  {
    name: 'ticket details',
    path: `${BASE_PATH}ticket_details?xlmc_1=Hong%20Kong%20Port&xlmc_2=Zhuhai%20Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO&lang=en`,
    ready: '[role=grid]',
  },
  { name: 'personal centre', path: `${BASE_PATH}personal_center?lang=en`, ready: 'main h1' },
] as const

/** A member's pages: their first calls start with the document. */
export const memberPages = (orderNo: string) =>
  [
    {
      name: 'my orders',
      path: `${BASE_PATH}my_order?tab1=1&lang=en`,
      ready: 'main li h2',
      call: 'wx/query.wx.order.record',
    },
    {
      name: 'order details',
      path: `${BASE_PATH}order_details?orderNo=${orderNo}&tab1=1&lang=en`,
      ready: 'main dl dd',
      call: 'wx/query.wx.order.info',
    },
  ] as const
