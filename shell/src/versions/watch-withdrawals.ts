/** The listener for counts that answers of the service carry: a higher one than was known is checked at once. */
export const watchWithdrawals = (known: number, check: () => unknown): ((count: number) => void) => {
  let latest = known
  return (count) => {
    if (count <= latest) return
    latest = count
    check()
  }
}
