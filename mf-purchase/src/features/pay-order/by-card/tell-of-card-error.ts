import { logCardError } from '@shuttle/calls'
import { reportFault } from '@shuttle/host'

/** The provider's explanation goes to the service's log and to the site's; the traveller reads our own words. */
export const tellOfCardError = (orderNo: string, explanation: string): void => {
  reportFault(new Error(explanation), 'card payment frame')
  logCardError({ orderNo, explanation }).catch((error: unknown) => reportFault(error, 'card error log'))
}
