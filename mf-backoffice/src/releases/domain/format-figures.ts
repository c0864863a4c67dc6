/** `0.41%` of a share from 0 to 1. */
export const formatRate = (rate: number): string => `${(rate * 100).toFixed(2)}%`

/** `1.1 s` of milliseconds. */
export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** `22.5.0` of `22.5.0-3f9a1c2b4d`: the hash of the sources is shown in full where there is room. */
export const shortVersion = (version: string): string => version.replace(/-([0-9a-f]{4})[0-9a-f]*$/, '-$1')
