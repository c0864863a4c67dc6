import { BUS_NAME } from '@shuttle/contracts'
import type { Texts } from './use-texts'

export const texts: Texts = {
  page: {
    brand: BUS_NAME.en,
    place: 'Back office',
    navigation: 'Pages of the back office',
    menu: 'Menu',
    close: 'Close',
    skip: 'Skip to the page',
    loading: 'Loading',
    failed: 'This could not be loaded',
    retry: 'Try again',
    cancel: 'Cancel',
    notLoaded: 'This part could not be loaded. Please try again.',
    toSite: 'Leave the back office',
  },
  nav: {
    work: 'Work',
    sell: 'Sales',
    content: 'Content',
    control: 'Control',
    overview: 'Overview',
    search: 'Search orders',
    check: 'Ticket check',
    departures: 'Departures',
    staff: 'Staff and roles',
    versions: 'Live versions',
    audit: 'Audit',
  },
  role: {
    none: 'No role',
    support: 'Support',
    refundClerk: 'Refund clerk',
    finance: 'Finance',
    supervisor: 'Supervisor',
    auditor: 'Auditor',
    gate: 'Gate',
  },
  noRole: {
    title: 'Your account has no role yet',
    text: 'Please ask a supervisor. Once you have a role, your work is listed here.',
    again: 'Check again',
  },
  notYours: {
    title: 'This page is not part of your role',
    text: 'Please choose other work from the menu.',
  },
  table: {
    previous: 'Previous',
    next: 'Next',
    more: 'Show more',
    sort: 'Order by',
    ascending: '{{column}}, ascending',
    descending: '{{column}}, descending',
  },
}
