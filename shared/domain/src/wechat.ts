/** Whether a page runs inside the messenger's own browser, told by its user agent (decision "the wire" 25). */
export const isWechatBrowser = (userAgent: string): boolean => userAgent.includes('MicroMessenger')
