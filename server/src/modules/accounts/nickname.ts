const LONGEST = 32

/**
 * A name somebody else chose, as text to be shown: no control characters, none that turn the line around, 32 characters at most.
 * It is text and stays text: `<` is a character like any other.
 */
export const cleanNickname = (given: string): string =>
  [...given.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')].slice(0, LONGEST).join('').trim()

/** What a new member is called: the part of the address before the @. */
export const nicknameFromEmail = (email: string): string => cleanNickname(email.split('@')[0] ?? '')
