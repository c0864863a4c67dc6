import { type ChallengeOwner, hashAnswer } from './challenge-hash'

/** The digits behind a keyed hash, found by trying all ten thousand: only to speak them, and only with the key. */
export const findDigits = (secret: string, owner: ChallengeOwner, answerHash: string): string | undefined => {
  for (let number = 0; number < 10_000; number += 1) {
    const digits = String(number).padStart(4, '0')
    if (hashAnswer(secret, owner, digits) === answerHash) return digits
  }
  return undefined
}
