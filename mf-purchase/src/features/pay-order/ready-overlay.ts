import { reportFault } from '@shuttle/host'
import { LazyDialog } from '../../components/lazy-dialog'

/** Fetches the window that a payment is shown in: no attempt is opened that could not be shown. False when it cannot be had. */
export const readyOverlay = async (): Promise<boolean> => {
  try {
    await LazyDialog.fetch()
    return true
  } catch (error) {
    reportFault(error, 'mf-purchase: payment overlay')
    return false
  }
}
