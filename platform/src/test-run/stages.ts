import { browserStage } from './browser-stage'
import { builtService } from './built-service'
import { runJest } from './jest-stage'
import { serviceOnPostgres } from './service-on-postgres'
import { setUp } from './set-up'
import type { Stage } from './stage'
import { staticChecks } from './static-checks'
import { withCeilings } from './with-ceilings'

const stages: readonly Stage[] = [
  { name: 'set-up', preparesOnly: true, run: setUp },
  { name: 'static', needsSite: true, run: staticChecks },
  { name: 'unit', run: (context) => runJest(context, ['unit', 'browser-unit']) },
  { name: 'service-pglite', run: (context) => runJest(context, ['service'], { env: builtService(context.root) }) },
  { name: 'service-postgres', run: (context) => serviceOnPostgres(context) },
  { name: 'browser', needsSite: true, run: browserStage },
]

export const STAGES = stages.map((stage) => withCeilings(stage))
