/** Stands in answers of signing in and registering: whether the next attempt needs the picture (accounts 4, login flow). */
export const presentCaptchaNeeded = (isNeeded: boolean) => ({ needcode: isNeeded })
