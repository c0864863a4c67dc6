import { parseArgs } from 'node:util'
import { ORIGIN_KINDS, type OriginKind } from '@shuttle/contracts'
import { STAGES, type Stage } from '@shuttle/releases'
import { type Command, type CommandDescription, isCommand, RELEASE_COMMANDS } from './commands'

/** Invalid arguments; `message` has the reason. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Arguments after `npm run release --`. */
export type ReleaseArguments = { help: Command | undefined } | ReleaseCommand

export interface ReleaseCommand {
  command: Command
  /** Shell or remote; undefined for all apps, where a command allows that. */
  app: string | undefined
  site: string
  /** Public address of the site, where `site` is another way to it; the site refuses a call that names another one. */
  publicAddress: string
  /** Folder of a build from outside of this checkout. */
  dist: string | undefined
  /** Address at another origin that has the files, in one folder for each version. */
  base: string | undefined
  /** PEM of the private key that signs. */
  key: string | undefined
  /** Signed by the operator's key instead of the app's. */
  operator: boolean
  stage: Stage | undefined
  /** Version, or its number in `status`. */
  to: string | undefined
  /** Base64 of its DER (SPKI). */
  publicKey: string | undefined
  /** Name of a key in the history, such as `mf-account:4afaf62d`. */
  keyId: string | undefined
  /** Requirement of an app before it goes live: minutes on trial by share, only a second signature, or none. */
  rule: { canary: number } | 'cosign' | 'off' | undefined
  /** An origin to admit or close. */
  origin: { kind: OriginKind; origin: string } | undefined
  /** Also takes down the builds that the revoked key signed. */
  withdrawBuilds: boolean
  /** Page that the link of a preview opens. */
  page: string | undefined
  /** Opens the pages of a build before it goes live. */
  smoke: boolean
  /** Opens a version to its smoke, which the site gives to its probe. */
  smokeToken: string | undefined
  /** Takes a withdrawal back. */
  undo: boolean
  /** Of `status`: earlier versions of every app too. */
  all: boolean
  /** Lifetime of a preview. */
  minutes: number
  note: string | undefined
}

const TAKE_VERSION: readonly string[] = ['<app> [n]', '<app> [version]', '<app> <version>']
const DEFAULT_SITE = 'http://127.0.0.1:8080'
const DEFAULT_MINUTES = 60
const WEEK_MINUTES = 7 * 24 * 60
/** Names that the site accepts; they become file names too. */
const NAME = /^[a-z][a-z0-9-]{0,39}$/

const parse = (argv: readonly string[]) => {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        site: text,
        for: text,
        dist: text,
        key: text,
        stage: text,
        to: text,
        minutes: text,
        page: text,
        base: text,
        note: text,
        connect: text,
        frame: text,
        img: text,
        undo: flag,
        all: flag,
        'no-smoke': flag,
        canary: text,
        cosign: flag,
        off: flag,
        'withdraw-builds': flag,
        operator: flag,
        help: { ...flag, short: 'h' },
      },
    })
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/\.\s|\n/)
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`)
  }
}

const parseCommand = (word: string): Command => {
  if (!isCommand(word)) throw new UsageError(`"${word}" is no command: ${Object.keys(RELEASE_COMMANDS).join(', ')}.`)
  return word
}

const parseApp = (command: Command, name: string | undefined): string | undefined => {
  const { takes }: CommandDescription = RELEASE_COMMANDS[command]
  if (name === undefined && !takes.startsWith('['))
    throw new UsageError(`Name the shell or a remote: npm run release -- ${command} <app>.`)
  if (name !== undefined && !NAME.test(name)) throw new UsageError(`"${name}" is no name of an app.`)
  return name
}

const parseStage = (text: string | undefined): Stage | undefined => {
  const found = STAGES.find((stage) => stage === text)
  if (text !== undefined && !found) throw new UsageError(`"${text}" is no stage: ${STAGES.join(', ')}.`)
  return found
}

const parseMinutes = (text: string | undefined): number => {
  const minutes = text === undefined ? DEFAULT_MINUTES : Number(text)
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > WEEK_MINUTES)
    throw new UsageError(`"${text}" minutes: a whole number from 1 to ${WEEK_MINUTES} (a week) is expected.`)
  return minutes
}

const parseKeyId = (text: string | undefined): string => {
  if (text === undefined || !/^[a-z][a-z0-9-]{0,39}:[0-9a-f]{8}$/.test(text))
    throw new UsageError(`"${text ?? ''}" is no name of a key, such as mf-account:4afaf62d: the history has them.`)
  return text
}

/** Requires exactly one of the three options. */
const parseRule = (values: {
  canary?: string | undefined
  cosign?: boolean | undefined
  off?: boolean | undefined
}): ReleaseCommand['rule'] => {
  const { canary, cosign, off } = values
  if ([canary !== undefined, cosign, off].filter(Boolean).length !== 1)
    throw new UsageError('Say one of --canary <minutes>, --cosign and --off.')
  if (canary === undefined) return cosign ? 'cosign' : 'off'
  return { canary: parseMinutes(canary) }
}

const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost|\[::1\])(:|\/|$)/

/** On the machine of a site its environment names its public address. */
const findPublicAddress = (site: string, named: string | undefined, env: NodeJS.ProcessEnv): string => {
  if (named !== undefined) return parseAddress(named)
  return LOOPBACK.test(site) && env.PUBLIC_URL ? parseAddress(env.PUBLIC_URL) : site
}

/** Requires exactly one origin. */
const parseOrigin = (values: Partial<Record<OriginKind, string>>): ReleaseCommand['origin'] => {
  const named = ORIGIN_KINDS.flatMap((kind) => {
    const origin = values[kind]
    return origin === undefined ? [] : [{ kind, origin }]
  })
  if (named.length !== 1) throw new UsageError('Name one of --connect, --frame and --img with an origin.')
  return named[0]
}

const parseAddress = (text: string): string => {
  if (!URL.canParse(text) || !/^https?:\/\//.test(text))
    throw new UsageError(`"${text}" is no address such as ${DEFAULT_SITE}.`)
  return text
}

/** Reads the command line; an empty variable counts as missing. Throws {@link UsageError}. */
export const readArguments = (argv: readonly string[], env: NodeJS.ProcessEnv): ReleaseArguments => {
  const { values, positionals } = parse(argv)
  const [word, second, third, fourth] = positionals
  if (word === undefined) return { help: undefined }
  if (word === 'help') return { help: second === undefined ? undefined : parseCommand(second) }
  const command = parseCommand(word)
  if (values.help) return { help: command }

  const { takes, options }: CommandDescription = RELEASE_COMMANDS[command]
  const isKey = takes === '<key>'
  const app = isKey ? undefined : parseApp(command, second)
  const foreign = Object.keys(values).find((name) => !options.some((one) => one === name))
  if (foreign) throw new UsageError(`${command} has no option --${foreign}.`)
  if (takes === '<app> <public key>' && third === undefined)
    throw new UsageError(`Name the public key too: npm run release -- ${command} ${takes}.`)
  if (takes === '<app> <version>' && third === undefined)
    throw new UsageError(`Name the version: npm run release -- ${command} <app> <version>.`)
  const surplus = takes === '<app>' || takes === '[app]' || isKey ? third : fourth
  if (surplus !== undefined) throw new UsageError(`${command} ${takes}: "${surplus}" is too much.`)
  const site = parseAddress(values.site ?? (env.RELEASE_SITE || DEFAULT_SITE))
  return {
    command,
    app,
    site,
    publicAddress: findPublicAddress(site, values.for, env),
    dist: values.dist,
    key: values.key ?? (env.RELEASE_KEY_FILE || undefined),
    operator: values.operator ?? false,
    stage: parseStage(values.stage),
    to: values.to ?? (TAKE_VERSION.includes(takes) ? third : undefined),
    undo: values.undo ?? false,
    all: values.all ?? false,
    smoke: !values['no-smoke'],
    smokeToken: env.SMOKE_TOKEN || undefined,
    keyId: isKey ? parseKeyId(second) : undefined,
    rule: command === 'require' ? parseRule(values) : undefined,
    origin: command === 'admit-origin' || command === 'close-origin' ? parseOrigin(values) : undefined,
    withdrawBuilds: values['withdraw-builds'] ?? false,
    publicKey: takes === '<app> <public key>' ? third : undefined,
    minutes: parseMinutes(values.minutes),
    page: values.page,
    base: values.base === undefined ? undefined : parseAddress(values.base),
    note: values.note,
  }
}
