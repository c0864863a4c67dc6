/** A long secret in groups of four, to be typed from the screen. */
export const groupLetters = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? ''
