import { LANGUAGE_CODES, type LanguageCode } from '@shuttle/contracts'

/**
 * Screens to scan for accessibility, each before its own values in a language: one of the three by its turn, counted
 * from `first`; all three with `EVERY_LANGUAGE=1`, as `npm run verify -- accessibility` does.
 */
export const scansInTurn = <Screen extends readonly unknown[]>(
  screens: readonly Screen[],
  first = 0,
): [language: LanguageCode, ...screen: Screen][] =>
  screens.flatMap((screen, index) =>
    LANGUAGE_CODES.filter(
      (_, turn) => process.env.EVERY_LANGUAGE !== undefined || turn === (first + index) % LANGUAGE_CODES.length,
    ).map((language): [LanguageCode, ...Screen] => [language, ...screen]),
  )
