/** Pages whose first visit is measured, and the part of each that shows that it is there. */
export const FIRST_LOAD_PAGES = [
  { name: 'home', path: '/webhtml/?lang=en', ready: 'main li a' },
  {
    name: 'ticket details',
    path: '/webhtml/ticket_details?xlmc_1=Hong%20Kong%20Port&xlmc_2=Zhuhai%20Port&xllb=1&xldm=HKGZHO&code_1=HKG&code_2=ZHO&lang=en',
    ready: '[role=grid]',
  },
  { name: 'personal centre', path: '/webhtml/personal_center?lang=en', ready: 'main h1' },
] as const
