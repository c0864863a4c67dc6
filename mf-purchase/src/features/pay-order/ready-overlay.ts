import { reportFault } from '@shuttle/host'
import { LateDialog } from '../../screen/late-dialog'

/** Fetches the window that a payment is shown in: no attempt is opened that could not be shown. False when it cannot be had. */
export const readyOverlay = async (): Promise<boolean> => {
  try {
    await LateDialog.fetch()
    return true
  } catch (error) {
    reportFault(error, 'mf-purchase: payment overlay')
    return false
  }
}
