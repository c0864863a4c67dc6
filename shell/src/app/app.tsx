import { BASE_PATH } from '@shuttle/contracts'
import { buttonClass, ErrorCard } from '@shuttle/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { FaultBoundary } from '../faults/fault-boundary'
import { OldPageCard } from '../faults/old-page-card'
import { useShellTexts } from '../i18n/use-shell-texts'
import { LanguageSwitchNotice } from '../language/language-switch-notice'
import { NavigationRouter } from '../navigation/navigation-router'
import { HelpLine } from '../pages/help-line'
import { RestoreNotice } from '../session/restore-notice'
import { SignInPopup } from '../session/sign-in-popup'
import type { Shell } from '../shell'
import { ShellContext } from '../shell'
import { PageStackView } from '../stack/page-stack-view'
import { Toasts } from '../toasts/toasts'

/** The last fallback: the shell itself failed to render. */
export const Crash = () => {
  const t = useShellTexts()
  return (
    <main>
      <ErrorCard
        title={t('crash.title')}
        text={t('crash.text')}
        retryLabel={t('crash.reload')}
        onRetry={() => location.reload()}
        action={
          <a href={BASE_PATH} className={buttonClass({ kind: 'text' })}>
            {t('anomalies.home')}
          </a>
        }
      />
      <HelpLine />
    </main>
  )
}

/** Elements of every page. */
export const Layout = () => (
  <>
    <RestoreNotice />
    <LanguageSwitchNotice />
    <PageStackView />
    <SignInPopup />
    <Toasts />
    <OldPageCard />
  </>
)

export const App = ({ shell }: { shell: Shell }) => (
  <FaultBoundary onFault={(error) => shell.reportFault(error, 'drawing shell')} fallback={() => <Crash />}>
    <ShellContext value={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <NavigationRouter navigation={shell.navigation} base={shell.base}>
          <Layout />
        </NavigationRouter>
      </QueryClientProvider>
    </ShellContext>
  </FaultBoundary>
)
