let addresses = 0

/** As a load balancer on this machine names passengers; requests are counted by address. */
export const anotherAddress = (): string => {
  addresses += 1
  return `198.51.${(addresses >> 8) & 255}.${addresses & 255}`
}
