import { QueryClientProvider } from '@tanstack/react-query'
import { FaultBoundary } from '../faults/fault-boundary'
import { NavigationRouter } from '../navigation/navigation-router'
import type { Shell } from '../shell'
import { Crash } from './crash'
import { Layout } from './layout'
import { ShellContext } from './shell-context'

export const App = ({ shell }: { shell: Shell }) => (
  <FaultBoundary onFault={(error) => shell.reportFault(error, 'shell')} fallback={() => <Crash />}>
    <ShellContext value={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <NavigationRouter navigation={shell.navigation} base={shell.base}>
          <Layout />
        </NavigationRouter>
      </QueryClientProvider>
    </ShellContext>
  </FaultBoundary>
)
