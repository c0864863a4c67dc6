import { randomInt } from 'node:crypto'

const STEPS = 2 ** 32

/** 0 to below 1, not to be guessed from what was drawn before. */
export const random = (): number => randomInt(STEPS) / STEPS
