/** A moment of the wire, in business time (UTC+8). */
export const toInstant = (moment: string): number => Date.parse(`${moment.replace(' ', 'T')}+08:00`)
