/**
 * Of cases that one mechanism decides, returns the one of the current turn; all of them with `EVERY_CASE=1`, as
 * `npm run verify -- large` does.
 */
export const inTurn = <Case>(cases: readonly Case[], turn: number): Case[] =>
  cases.filter((_, index) => process.env.EVERY_CASE !== undefined || index === turn % cases.length)
