/** Listener for withdrawal counts in answers of the service: a count higher than the known one is checked at once. */
export const watchWithdrawals = (known: number, check: () => unknown): ((count: number) => void) => {
  let latest = known
  return (count) => {
    if (count <= latest) return
    latest = count
    check()
  }
}
