/** Whether a page runs inside WeChat's own browser, by its user agent (D9.25). */
export const isWechatBrowser = (userAgent: string): boolean => userAgent.includes('MicroMessenger')
