import { BUS_NAME } from '@shuttle/contracts'
import type { PreviewTexts, ShellTexts } from './use-shell-texts'

export const texts: ShellTexts = {
  busName: BUS_NAME.en,
  bottomBar: { label: 'Main', buy: 'Buy', my: 'My' },
  loading: { label: 'Loading', still: 'Still loading. The network is slow…' },
  card: {
    title: 'This part could not be shown',
    text: 'Everything else still works. We are still trying, and you can try again now.',
  },
  oldPage: {
    title: 'The site has been updated',
    text: 'This page was opened before the update. Please reload it. Your choices are kept.',
    reload: 'Reload',
  },
  crash: { title: 'Something went wrong', text: 'Please reload the page. Your orders are safe.', reload: 'Reload' },
  notFound: {
    heading: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  },
  notAllowed: {
    heading: 'For staff only',
    text: 'Your account is not allowed to open this page.',
  },
  anomalies: {
    heading: 'The service is not responding',
    text: 'Nothing was lost. Please try again in a moment.',
    offlineHeading: 'No network',
    offlineText: 'Your device is offline. We will try again as soon as it is connected.',
    retry: 'Try again',
    home: 'Back to home',
  },
  closed: {
    heading: 'We are closed for maintenance',
    text: 'Ticket sales will be back soon. Tickets you have bought stay valid.',
    retry: 'Check again',
    home: 'Back to home',
    part: 'This service is closed for now. Everything else still works.',
  },
  help: { contact: 'If this keeps happening, write to', number: 'Request number: {{number}}', page: 'Help' },
  session: {
    '401': 'Your session has ended. Please sign in again.',
    '408': 'You were away for a while. Please sign in again.',
    other: 'You are now signed in with another account on this device, so your last action was not completed.',
    unknown: 'We could not check whether you are signed in',
  },
  signIn: { title: 'Sign in', close: 'Close' },
  toast: { region: 'Messages', close: 'Dismiss' },
  errors: { unexpected: 'That did not work. Please try again.', offline: 'No network. Please try again later.' },
}

export const previewTexts: PreviewTexts = {
  heading: 'Open a preview',
  opening: 'Opening the preview…',
  refused: {
    NOT_STAFF: 'Previews are for staff only, and your account is not staff.',
    INVALID_LINK: 'The link has expired or is incomplete. Please ask for a new one.',
    GONE: 'This version is no longer available. Please ask for a new link.',
    TRY_AGAIN: 'The preview cannot be opened at the moment. Please try again.',
  },
  retry: 'Try again',
  home: 'Back to home',
  badge: 'Preview',
  leave: 'Leave',
  notLeft: 'The preview could not be closed. Please try again.',
}
