/** A document that exists after this time was not left: the address was a download, or the user chose to stay. */
const LEFT_WITHIN_MS = 5000

/**
 * Runs a load of files. Firefox rejects them when the user leaves the document, which is no fault of a build: such an
 * error is thrown later, when the document is usually gone.
 */
export const unlessLeft = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  let left: Promise<void> | undefined
  const mark = () => {
    left = new Promise((resolve) => setTimeout(resolve, LEFT_WITHIN_MS))
  }
  // Registered only during a load: with this listener some browsers do not restore the document on the way back.
  addEventListener('beforeunload', mark)
  try {
    return await load()
  } catch (error) {
    await left
    throw error
  } finally {
    removeEventListener('beforeunload', mark)
  }
}
