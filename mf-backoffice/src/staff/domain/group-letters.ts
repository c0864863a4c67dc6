/** Groups a long secret by four characters, for manual entry. */
export const groupLetters = (text: string): string => text.match(/.{1,4}/g)?.join(' ') ?? ''
