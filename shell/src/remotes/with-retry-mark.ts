let running = 0
let marks = 0

/**
 * Marks script addresses with `?r=<n>` while a retry runs (the boot script's policy adds it), so that it does not meet
 * a broken copy in a cache. Chunks that others load meanwhile are marked too, which costs nothing but their cache.
 */
export const withRetryMark = async <Value>(isRetry: boolean, work: () => Promise<Value>): Promise<Value> => {
  if (!isRetry || !window.early) return work()
  running += 1
  marks += 1
  window.early.retry = marks
  try {
    return await work()
  } finally {
    running -= 1
    if (running === 0) delete window.early.retry
  }
}
