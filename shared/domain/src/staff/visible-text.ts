/**
 * The visible part of a text: without zero-width characters, such as zero-width spaces and direction marks, and
 * surrounding blanks.
 */
export const visibleText = (text: string): string => text.replace(/\p{DI}/gu, '').trim()
