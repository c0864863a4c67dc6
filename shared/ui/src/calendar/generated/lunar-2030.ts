// Generated from tyme4ts by build-lunar.mjs.
import type { SpelledLunarYears } from '../lunar-years'

export const lunarYears: SpelledLunarYears = {
  firstYear: 2030,
  firstLunarDay: '2029-12-05',
  months: '11+ 12+ 1- 2+ 3- 4+ 5+ 6- 7+ 8- 9+ 10- 11+ 12- 1- 2+ 3+ r3- 4+ 5- 6+ 7+ 8- 9+ 10- 11+ 12- 1+ 2- 3- 4+ 5- 6+ 7+ 8- 9+ 10+ 11- 12+ 1- 2+ 3- 4- 5+ 6- 7+ 8- 9+ 10+ 11+ r11- 12+ 1- 2+ 3- 4- 5+ 6- 7+ 8- 9+ 10+ 11- 12+ 1+ 2- 3+ 4- 5- 6+ 7- 8- 9+ 10+ 11- 12+ 1+ 2+ 3- 4+ 5- 6- r6+ 7- 8- 9+ 10- 11+ 12+ 1+ 2+ 3- 4+ 5- 6- 7+ 8- 9- 10+ 11- 12+ 1+ 2+ 3- 4+ 5- 6+ 7- 8+ 9- 10- 11+ 12- 1+ 2+ 3- 4+ 5+ r5- 6+ 7- 8+ 9- 10+ 11-',
  terms: '5k4i5k5k5l5l7n7n7n8n7m7m5k4j6l5k6l6l7n8n8n8n7m7m6k4j5k4j5k5l6m7m7m8n7m6l5k3i5k4k5l5l7m7n7n8n7m7l5k4i5k5k5l5l7n7n7n8n7m7m5k4j6l5k5l6l7n7n8n8n7m7m6k4j5k4j5k5l6m7m7m8n7m6l5k3i5k4k5l5l7m7n7n8n7m7l5k4i5k5k5l5l7n7n7n8n7m7m5k4j6l5k5l6l7n7n8n8n7m7m',
}
