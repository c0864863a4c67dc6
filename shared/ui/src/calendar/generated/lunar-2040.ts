// Generated from tyme4ts by build-lunar.mjs.
import type { SpelledLunarYears } from '../lunar-years'

export const lunarYears: SpelledLunarYears = {
  firstYear: 2040,
  firstLunarDay: '2039-12-16',
  months: '11- 12- 1+ 2- 3+ 4+ 5- 6+ 7- 8+ 9+ 10- 11+ 12- 1- 2+ 3- 4+ 5- 6+ 7+ 8- 9+ 10+ 11- 12+ 1- 2+ r2- 3- 4+ 5- 6+ 7- 8+ 9+ 10- 11+ 12+ 1- 2+ 3- 4- 5+ 6- 7- 8+ 9+ 10- 11+ 12+ 1+ 2- 3+ 4- 5- 6+ 7- r7- 8+ 9- 10+ 11+ 12+ 1+ 2- 3+ 4- 5- 6+ 7- 8- 9+ 10- 11+ 12+ 1+ 2- 3+ 4- 5+ 6- 7+ 8- 9- 10+ 11- 12+ 1+ 2- 3+ 4+ 5- r5+ 6- 7+ 8- 9- 10+ 11- 12+ 1- 2+ 3+ 4- 5+ 6+ 7- 8+ 9- 10- 11+ 12- 1+ 2- 3+ 4- 5+ 6+ 7- 8+ 9+ 10- 11+ 12-',
  terms: '6k4j5k4j5k5l6m7m7m8n7m6l5k3i5k4k5k5l7m7n7m8n7m7l5k4i5k4k5l5l7n7n7n8n7m7m5k4j6l5k5l6l7n7n8n8n7m7m6k4j5k4j5k5l6m7m7m7n7m6l5k3i5k4j5k5l7m7n7m8n7m7l5k4i5k4k5l5l7m7n7n8n7m7m5k4j6l5k5l6l7n7n8n8n7m7m6k4j5k4j5k5k6m7m7m7n7l6l5j3i5k4j5k5l6m7m7m8n7m7l',
}
