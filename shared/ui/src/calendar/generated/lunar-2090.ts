// Generated from tyme4ts by build-lunar.mjs.
import type { SpelledLunarYears } from '../lunar-years'

export const lunarYears: SpelledLunarYears = {
  firstYear: 2090,
  firstLunarDay: '2090-01-01',
  months: '12- 1+ 2+ 3+ 4- 5+ 6- 7- 8+ r8- 9- 10+ 11+ 12- 1+ 2+ 3- 4+ 5- 6+ 7- 8+ 9- 10- 11+ 12- 1+ 2+ 3- 4+ 5+ 6- 7+ 8- 9+ 10- 11+ 12- 1- 2+ 3+ 4- 5+ 6- r6+ 7+ 8- 9+ 10- 11+ 12- 1- 2+ 3- 4+ 5- 6+ 7+ 8- 9+ 10+ 11- 12+ 1- 2+ 3- 4- 5+ 6- 7+ 8- 9+ 10+ 11+ 12- 1+ 2- 3+ 4- r4- 5+ 6- 7- 8+ 9+ 10+ 11- 12+ 1+ 2- 3+ 4- 5- 6- 7+ 8- 9+ 10+ 11- 12+ 1+ 2+ 3- 4+ 5- 6- 7- 8+ 9- 10+ 11- 12+ 1+ 2+ r2- 3+ 4+ 5- 6- 7+ 8- 9- 10+ 11- 12+ 1+ 2+ 3- 4+ 5- 6+ 7- 8+ 9- 10- 11+ 12-',
  terms: '5j3i5k4j5k5l6m7m7m8n7m6l5k3i5k4k5l5l7m7n7n8n7m7l5k4j4j4j4k4k6m6m6m7m6l6l4j3i5k4j5k5k6m7m7m7m6l6l5j3i5k4j5k5l6m7m7m8n7m6l5k3i5k4k5l5l7m7n7n8n7m7l5k4i4j4j4k4k6m6m6m7m6l6l4j3i5k4j5k5k6m6m7m7m6l6l5j3i5k4j5k5l6m7m7m8n7m6l5k3i5k4k5l5l7m7n7n8n7m7l5k4i5k5k5l5l7n7n7n8n7m7m',
}
