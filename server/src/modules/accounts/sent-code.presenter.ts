/** 0 is sent (accounts 3, verification-code response). */
export const presentSent = () => ({ responseData: { ret: 0 } })

/** With CODE_TOO_SOON. */
export const presentTooSoon = (seconds: number) => ({ ret: 1, waitSeconds: seconds })
