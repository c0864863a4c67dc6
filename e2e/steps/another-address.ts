let addresses = 0

/** As set by a load balancer on this machine; requests are counted by address. */
export const anotherAddress = (): string => {
  addresses += 1
  return `198.51.${(addresses >> 8) & 255}.${addresses & 255}`
}
