// Generated from tyme4ts by build-lunar.mjs.
import type { SpelledLunarYears } from '../lunar-years'

export const LAST_YEAR = 2100
/** By the first year of each file. */
export const LUNAR_FILES: Readonly<Record<number, () => Promise<{ lunarYears: SpelledLunarYears }>>> = {
  2020: () => import(/* webpackChunkName: "lunar-2020" */ './lunar-2020'),
  2030: () => import(/* webpackChunkName: "lunar-2030" */ './lunar-2030'),
  2040: () => import(/* webpackChunkName: "lunar-2040" */ './lunar-2040'),
  2050: () => import(/* webpackChunkName: "lunar-2050" */ './lunar-2050'),
  2060: () => import(/* webpackChunkName: "lunar-2060" */ './lunar-2060'),
  2070: () => import(/* webpackChunkName: "lunar-2070" */ './lunar-2070'),
  2080: () => import(/* webpackChunkName: "lunar-2080" */ './lunar-2080'),
  2090: () => import(/* webpackChunkName: "lunar-2090" */ './lunar-2090'),
}
