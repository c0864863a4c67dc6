import { fetchWechatAddress } from '@shuttle/calls'

/** Leaves for the messenger, which comes back to `/author`; `successPath` is where to go after that. Throws `ApiError`. */
export const startMessenger = async (successPath: string): Promise<void> => {
  const address = await fetchWechatAddress(successPath)
  // The messenger's own entry of the history, so that Back does not start it once more.
  location.replace(address)
}
