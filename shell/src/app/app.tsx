import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router-dom'
import { FaultBoundary } from '../faults/fault-boundary'
import type { Shell } from '../shell'
import { Crash } from './crash'
import { ShellContext } from './shell-context'

export const App = ({ shell }: { shell: Shell }) => (
  <FaultBoundary onFault={(error) => shell.reportFault(error, 'shell')} fallback={() => <Crash />}>
    <ShellContext value={shell}>
      <QueryClientProvider client={shell.queryClient}>
        <RouterProvider router={shell.router} />
      </QueryClientProvider>
    </ShellContext>
  </FaultBoundary>
)
