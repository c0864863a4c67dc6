/** What can be seen of a text: neither characters without a width, such as zero-width spaces and marks of direction, nor blanks around it. */
export const visibleText = (text: string): string => text.replace(/\p{DI}/gu, '').trim()
