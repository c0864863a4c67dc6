/** Limits of bytes and files; raising one is a reviewed change. Bytes as sent, brotli; KiB is 1024. */
export const BUDGETS = {
  /** Scripts of the home page before it is ready. */
  homeScriptBytes: 143 * 1024,
  /** Scripts of any other page opened by its URL: the largest loads calendar, departures, passengers and coupons. */
  pageScriptBytes: 187 * 1024,
  /** Scripts of pages with a lower budget than other pages. */
  lighterPages: {
    '/my_order': 165 * 1024,
    '/order_details': 173 * 1024,
    '/airlinePassengerInfo': 178 * 1024,
    '/airlinePassengerInfoFamily': 179 * 1024,
  } as Readonly<Record<string, number>>,
  /**
   * Scripts of pages for staff, who open them once a day on a desktop: their widgets, tables and dialogs are included.
   */
  staffPageScriptBytes: 205.25 * 1024,
  /** A browser has six connections to a server that speaks HTTP/1.1. */
  criticalFiles: 6,
  /** Requests for content below the first screen: two files, pictures of banners, numbers of notes. */
  lateRequests: 8,
  /** Bytes that composition may add to the home page, compared with the same source as one application. */
  moreThanSingleBytes: 28 * 1024,
  /** A remote's entry, which loads once for each remote in use. */
  entryBytes: 5.6 * 1024,
  /** The entry of a remote with pages for staff only: it has the style hash of each of its many parts. */
  staffEntryBytes: 6.5 * 1024,
} as const
