// Generated from tyme4ts by build-lunar.mjs. Browsers' own Chinese calendars differ on some days, the library is 71 KB.

/** Years that have solar terms here. */
export const FIRST_YEAR = 2026
export const LAST_YEAR = 2028
/** The civil day on which the first of `LUNAR_MONTHS` begins. */
export const FIRST_LUNAR_DAY = '2025-12-20'
/** Number, `r` before it when it is a leap month, `+` for 30 days and `-` for 29. */
export const LUNAR_MONTHS = '11+ 12- 1+ 2- 3+ 4- 5- 6+ 7- 8- 9+ 10+ 11+ 12- 1+ 2+ 3- 4+ 5- 6- 7+ 8- 9- 10+ 11+ 12- 1+ 2+ 3+ 4- 5+ r5- 6- 7+ 8- 9- 10+ 11+'
/** Day of the month of each solar term from January of the first year on, two a month, base 36. */
export const SOLAR_TERM_DAYS = '5k4i5k5k5l5l7n7n7n8n7m7m5k4j6l5k6l6l7n8n8n8n7m7m6k4j5k4j5k5l6m7m7m8n7m6l'
