// Generated from tyme4ts by build-lunar.mjs.
import type { SpelledLunarYears } from '../lunar-years'

export const lunarYears: SpelledLunarYears = {
  firstYear: 2080,
  firstLunarDay: '2079-12-23',
  months: '12+ 1+ 2- 3+ r3- 4+ 5- 6- 7+ 8- 9- 10+ 11+ 12+ 1- 2+ 3+ 4- 5+ 6- 7- 8+ 9- 10- 11+ 12+ 1- 2+ 3+ 4+ 5- 6- 7+ r7- 8+ 9- 10- 11+ 12+ 1- 2+ 3+ 4- 5+ 6- 7+ 8- 9+ 10- 11+ 12- 1+ 2- 3+ 4- 5+ 6+ 7- 8+ 9- 10+ 11- 12+ 1- 2+ 3- 4- 5+ r5+ 6- 7+ 8+ 9- 10+ 11- 12+ 1- 2+ 3- 4- 5+ 6- 7+ 8+ 9- 10+ 11+ 12- 1+ 2- 3+ 4- 5- 6+ 7- 8+ 9- 10+ 11+ 12+ 1- 2+ 3- 4+ r4- 5- 6+ 7- 8- 9+ 10+ 11+ 12- 1+ 2+ 3- 4+ 5- 6- 7- 8+ 9- 10+ 11+',
  terms: '5k4j5k4j4k5k6m6m7m7m6l6l5j3i5k4j5k5k6m7m7m7n7l6l5k3i5k4j5k5l6m7m7m8n7m7l5k3i5k4k5l5l7m7n7n8n7m7m5k4j4j4j4k5k6m6m6m7m6l6l4j3i5k4j5k5k6m7m7m7n7l6l5j3i5k4j5k5l6m7m7m8n7m7l5k3i5k4k5l5l7m7n7n8n7m7m5k4j4j4j4k4k6m6m6m7m6l6l4j3i5k4j5k5k6m7m7m7n7l6l',
}
