/** `2026-11-21 03:05 UTC`: teams and servers stand in different places. `ms` since 1970. */
export const sayMoment = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
