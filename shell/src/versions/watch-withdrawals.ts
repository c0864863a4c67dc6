/** Looks when the reader returns to the tab. Answers the listener for counts that answers of the service carry. */
export const watchWithdrawals = (known: number, check: () => void): ((count: number) => void) => {
  let latest = known
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
  addEventListener('pageshow', ({ persisted }) => persisted && check())
  return (count) => {
    if (count <= latest) return
    latest = count
    check()
  }
}
