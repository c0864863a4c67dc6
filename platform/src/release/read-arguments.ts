import { parseArgs } from 'node:util'
import { STAGES, type Stage } from '@shuttle/releases'

export const COMMANDS = [
  'publish',
  'preview',
  'promote',
  'rollback',
  'disable',
  'enable',
  'status',
  'history',
  'key',
] as const
export type Command = (typeof COMMANDS)[number]

/** What was typed after `npm run release --`. */
export interface ReleaseArguments {
  command: Command | 'help'
  /** Shell or remote; undefined for all, where a command allows that. */
  app: string | undefined
  site: string
  /** A build that is not this checkout's. */
  dist: string | undefined
  /** PEM of the private key that signs. */
  key: string | undefined
  stage: Stage | undefined
  /** Version, or its number in `status`. */
  to: string | undefined
  /** Life of a preview. */
  minutes: number
  note: string | undefined
}

const DEFAULT_SITE = 'http://127.0.0.1:8080'
const DEFAULT_MINUTES = 60

/** Which options each command takes, `site` and `key` apart. */
const TAKES: Readonly<Record<Command, readonly string[]>> = {
  publish: ['dist', 'stage', 'note'],
  preview: ['dist', 'minutes'],
  promote: ['stage', 'note'],
  rollback: ['to', 'note'],
  disable: ['note'],
  enable: ['note'],
  status: [],
  history: [],
  key: [],
}
const ALL_APPS: readonly Command[] = ['status', 'history']

const isCommand = (word: string): word is Command => (COMMANDS as readonly string[]).includes(word)

const stageOf = (text: string | undefined): Stage | undefined => {
  if (text === undefined) return undefined
  const found = STAGES.find((stage) => stage === text)
  if (!found) throw new Error(`"${text}" is no stage: ${STAGES.join(', ')}.`)
  return found
}

const minutesOf = (text: string | undefined): number => {
  const minutes = text === undefined ? DEFAULT_MINUTES : Number(text)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 10_080)
    throw new Error(`"${text}" minutes: a whole number from 1 to 10080 (a week) is expected.`)
  return minutes
}

/** Reads the command line. Throws one line for what cannot be meant. */
export const readArguments = (argv: readonly string[], env: NodeJS.ProcessEnv): ReleaseArguments => {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      site: text,
      dist: text,
      key: text,
      stage: text,
      to: text,
      minutes: text,
      note: text,
      help: { type: 'boolean', short: 'h' },
    },
  })
  const [word = 'help', app, third] = positionals
  if (word !== 'help' && !isCommand(word)) throw new Error(`"${word}" is no command: ${COMMANDS.join(', ')}.`)
  const command = values.help || word === 'help' ? 'help' : word
  if (command !== 'help') {
    if (app === undefined && !ALL_APPS.includes(command))
      throw new Error(`Name the shell or a remote: npm run release -- ${command} <app>.`)
    const foreign = Object.keys(values).find((name) => !['site', 'key', ...TAKES[command]].includes(name))
    if (foreign) throw new Error(`${command} has no option --${foreign}.`)
    if (third !== undefined && command !== 'rollback')
      throw new Error(`${command} takes one name; "${third}" is too much.`)
  }
  const site = values.site ?? env.RELEASE_SITE ?? DEFAULT_SITE
  if (!URL.canParse(site) || !/^https?:/.test(site)) throw new Error(`"${site}" is no address of a site.`)
  return {
    command,
    app,
    site,
    dist: values.dist,
    key: values.key ?? env.RELEASE_KEY_FILE,
    stage: stageOf(values.stage),
    to: values.to ?? third,
    minutes: minutesOf(values.minutes),
    note: values.note,
  }
}
