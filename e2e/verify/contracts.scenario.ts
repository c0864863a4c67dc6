import type { VerifyRow, VerifyTable } from '@shuttle/platform/verify-table'
import { BREAKING_CHANGES } from '../contracts/breaking-changes'
import type { Change } from '../contracts/change'
import { copySources } from '../contracts/copy-sources'
import { SAFE_CHANGES } from '../contracts/safe-changes'
import prepareData from '../fixtures/prepare-data'
import { startFreshService } from '../fixtures/service'
import { releaseTool } from '../releases/release-tool'

interface ContractRow extends VerifyRow {
  change: Change
  /** Parts of one sentence of the refusal; undefined for a change that is accepted. */
  refusal: readonly string[] | undefined
}

const toId = ({ app, what }: Change, kind: string): string => `${kind}: ${app}, ${what}`
const ROWS: readonly ContractRow[] = [
  ...BREAKING_CHANGES.map((change) => ({ id: toId(change, 'breaks'), change, refusal: change.refusal })),
  ...SAFE_CHANGES.map((change) => ({ id: toId(change, 'safe'), change, refusal: undefined })),
]

const toRound = ({ app, round = 1 }: Change): string => `${app} ${round}`

/** Sentences of a refusal end with a semicolon or a line. */
const SENTENCE_END = /; |\n/

interface Outcome {
  isPublished: boolean
  printed: string
}

/** Changes of one app and round are built together once, and published by the release tool. */
const open = async (stage: string) => {
  const removeData = await prepareData()
  const site = await startFreshService()
  const sources = copySources()
  const outcomes = new Map<string, Promise<Outcome>>()
  const publish = async (change: Change): Promise<Outcome> => {
    const together = ROWS.filter((row) => (row.refusal ? 'breaking' : 'safe') === stage).map((row) => row.change)
    const changes = together.filter((one) => toRound(one) === toRound(change))
    const dist = await sources.build(change.app, changes)
    return releaseTool(site, 'publish', change.app, '--dist', dist).then(
      (printed) => ({ isPublished: true, printed }),
      ({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => ({
        isPublished: false,
        printed: `${stdout}${stderr}`,
      }),
    )
  }
  return {
    run: async ({ change, refusal }: ContractRow) => {
      const key = toRound(change)
      const outcome = outcomes.get(key) ?? publish(change)
      outcomes.set(key, outcome)
      const { isPublished, printed } = await outcome
      const sentences = printed.split(SENTENCE_END)
      const isNamed = sentences.some((sentence) => refusal?.every((part) => sentence.includes(part)))
      return {
        cells: [change.app, change.what, isPublished ? 'accepted' : 'refused'],
        faults: [
          ...(isPublished === (refusal === undefined) ? [] : [isPublished ? 'it was accepted' : printed]),
          ...(refusal && !isPublished && !isNamed ? [`no sentence has ${refusal.join(' and ')}: ${printed}`] : []),
        ],
      }
    },
    close: async () => {
      await site.stop()
      await removeData()
      sources.remove()
    },
  }
}

export const table: VerifyTable<ContractRow> = {
  name: 'contracts',
  document: {
    title: 'What a publish refuses',
    about: [
      'Each row is an edit of the sources in a copy. Edits of one app are built together, and the build is published by the release tool to a site where the builds of this checkout are live. ' +
        'A breaking edit must be refused, with a sentence that names file, contract and consumer; a safe one must be accepted.',
      'A build that throws when it is evaluated is refused by the smoke of the release tool, all others by the comparison.',
    ],
    columns: ['app', 'edit', 'outcome'],
    summary: (rows) => {
      const count = (outcome: string) => rows.filter(({ cells }) => cells[2] === outcome).length
      return [`${count('refused')} breaking edits were refused, ${count('accepted')} safe ones accepted.`]
    },
  },
  rows: () => ROWS,
  stageFor: ({ refusal }) => (refusal ? 'breaking' : 'safe'),
  open,
}
