import type { LanguageCode } from '@shuttle/contracts'
import { LANGUAGES } from './texts'

/**
 * Languages of a story: one of the three by turn, so that the stories share them; all of them with `EVERY_LANGUAGE=1`,
 * as `npm run verify -- journeys` does.
 */
export const languagesInTurn = (turn: number): readonly LanguageCode[] =>
  process.env.EVERY_LANGUAGE ? LANGUAGES : LANGUAGES.filter((_, index) => index === turn % LANGUAGES.length)
