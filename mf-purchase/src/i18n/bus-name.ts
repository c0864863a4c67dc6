/** Name of the bus, for texts and for titles of pages. */
export const BUS_NAME = { 'zh-hk': '跨海大橋穿梭巴士', 'zh-cn': '跨海大桥穿梭巴士', en: 'Bridge Shuttle Bus' } as const
