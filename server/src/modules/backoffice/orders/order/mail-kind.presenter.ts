/** `mail:order-paid` is `order-paid`. */
export const presentMailKind = (kind: string): string => kind.replace(/^mail:/, '')
