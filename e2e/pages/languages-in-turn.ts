import type { LanguageCode } from '@shuttle/contracts'
import { LANGUAGES } from './texts'

/**
 * Languages to tell a story in: one of the three by its turn, so that stories share them out; every one of them with
 * `EVERY_LANGUAGE=1`, as `npm run verify -- journeys` does.
 */
export const languagesInTurn = (turn: number): readonly LanguageCode[] =>
  process.env.EVERY_LANGUAGE ? LANGUAGES : LANGUAGES.filter((_, index) => index === turn % LANGUAGES.length)
