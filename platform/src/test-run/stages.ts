import { browserStage } from './browser-stage'
import { runJest } from './jest-stage'
import { runServiceTests } from './run-service-tests'
import { setUp } from './set-up'
import type { Stage } from './stage'
import { staticChecks } from './static-checks'
import { withCeilings } from './with-ceilings'

const stages: readonly Stage[] = [
  { name: 'set-up', preparesOnly: true, run: setUp },
  { name: 'static', needsSite: true, run: staticChecks },
  { name: 'unit', run: (context) => runJest(context, ['unit', 'browser-unit']) },
  { name: 'service', run: (context) => runServiceTests(context) },
  { name: 'browser', needsSite: true, run: browserStage },
]

export const STAGES = stages.map((stage) => withCeilings(stage))
