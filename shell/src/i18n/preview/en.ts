import type { PreviewTexts } from './zh-hk'

export const texts: PreviewTexts = {
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
