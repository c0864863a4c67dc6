import { FAILED, type Stage, type StageContext, type StageReport } from './stage'

const asText = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/** A stage that threw counts as failed, and so does a stage that ran no test without a reason. */
const runStage = async (stage: Stage, context: StageContext): Promise<StageReport> => {
  const start = performance.now()
  const outcome = await stage.run(context).catch((error: unknown) => {
    context.print(asText(error))
    return FAILED
  })
  const minutes = (performance.now() - start) / 60_000
  const ranNothing = outcome.passed + outcome.failed === 0 && !stage.preparesOnly && !outcome.notRun
  if (ranNothing) context.print('ran no test, so it failed')
  return { ...outcome, name: stage.name, minutes, failed: outcome.failed + (ranNothing ? 1 : 0) }
}

const formatReport = ({ name, minutes, passed, failed, notRun }: StageReport): string =>
  `${name.padEnd(17)} ${minutes.toFixed(1).padStart(4)} min  ${notRun ? `not run: ${notRun}` : `${passed} passed, ${failed} failed`}`

/** Runs stages in sequence; prints minutes and counts; the last line is the sum. Returns whether all passed. */
export const runStages = async (
  stages: readonly Stage[],
  context: StageContext,
  installMinutes = 0,
): Promise<boolean> => {
  const reports: StageReport[] = []
  for (const stage of stages) {
    context.print(`\n== ${stage.name}`)
    const report = await runStage(stage, context)
    reports.push(stage.preparesOnly ? { ...report, minutes: report.minutes + installMinutes } : report)
  }
  context.print('')
  for (const report of reports) context.print(formatReport(report))
  const sum = (pick: (report: StageReport) => number) => reports.reduce((total, report) => total + pick(report), 0)
  const failed = sum((report) => report.failed)
  context.print(
    `${'all'.padEnd(17)} ${sum((report) => report.minutes)
      .toFixed(1)
      .padStart(4)} min`,
  )
  context.print(`${sum((report) => report.passed)} passed, ${failed} failed`)
  return failed === 0
}
