import type { Stage } from '@shuttle/releases'

/** To whom a trial is shown. */
export const sayStage = (stage: Stage): string => (stage === 'staff' ? 'staff' : `${stage} %`)
