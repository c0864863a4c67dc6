import { OldPageCard } from '../faults/old-page-card'
import { SignInPopup } from '../session/sign-in-popup'
import { PageStackView } from '../stack/page-stack-view'
import { Toasts } from '../toasts/toasts'

/** What is on every page. */
export const Layout = () => (
  <>
    <PageStackView />
    <SignInPopup />
    <Toasts />
    <OldPageCard />
  </>
)
