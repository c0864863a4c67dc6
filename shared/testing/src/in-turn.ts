/**
 * Of cases that one mechanism decides, the one whose turn it is; each of them with `EVERY_CASE=1`, as `npm run verify -- large`
 * does.
 */
export const inTurn = <Case>(cases: readonly Case[], turn: number): Case[] =>
  cases.filter((_, index) => process.env.EVERY_CASE !== undefined || index === turn % cases.length)
