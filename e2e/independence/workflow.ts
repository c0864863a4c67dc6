import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { openTerminal, type Typed } from './terminal'

interface Step {
  uses?: string
  run?: string
  with?: Readonly<Record<string, string>>
  env?: Readonly<Record<string, string>>
}
interface Workflow {
  env: Readonly<Record<string, string>>
  jobs: Readonly<Record<string, { steps: readonly Step[] }>>
}

/** Downloads a browser; the machine that runs the workflow has its own. */
const BROWSER_DOWNLOAD = /^npx playwright install /

/** Replaces expressions such as `${{ vars.RELEASE_SITE }}`. Throws for one that has no value. */
const evaluate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`the workflow reads ${name}`)
    return value
  })

const evaluateAll = (env: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(env).map(([name, text]) => [name, evaluate(text, values)]))

/**
 * Runs a workflow of GitHub Actions as a push to `repository` does: each job in a clone of its own, whose steps are run
 * by bash in sequence. The clone is the checkout, artefacts are folders, and Node is the one of this machine. `onEnd` runs
 * after each job.
 */
export const runWorkflow = async (
  file: string,
  repository: string,
  values: Readonly<Record<string, string>>,
  onEnd: (job: string) => Promise<void>,
): Promise<readonly Typed[]> => {
  const { env, jobs }: Workflow = parse(readFileSync(join(repository, file), 'utf8'))
  const parent = mkdtempSync(`${repository}-runner-`)
  const typed: Typed[] = []
  for (const [job, { steps }] of Object.entries(jobs)) {
    const clone = join(parent, job)
    await openTerminal(repository, {}).type(`git clone --quiet ${repository} ${clone}`)
    const known = { ...values, 'github.workspace': clone }
    for (const { uses = '', run, with: input = {}, env: own = {} } of steps) {
      const [from, to] = [join(clone, input.path ?? ''), join(parent, `artefact-${input.name}`)]
      if (uses.startsWith('actions/upload-artifact@')) cpSync(from, to, { recursive: true })
      else if (uses.startsWith('actions/download-artifact@')) cpSync(to, from, { recursive: true })
      else if (uses && !/^actions\/(checkout|setup-node)@/.test(uses)) throw new Error(`the workflow uses ${uses}`)
      if (run === undefined || BROWSER_DOWNLOAD.test(run)) continue
      const terminal = openTerminal(clone, evaluateAll({ ...env, ...own }, known))
      await terminal.type(evaluate(run, known))
      typed.push(...terminal.typed)
    }
    await onEnd(job)
  }
  return typed
}
