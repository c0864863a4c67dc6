import { defineStaffCall, type StaffCallDefinition } from '@shuttle/wire/staff'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { Registry } from 'prom-client'
import * as z from 'zod/mini'
import { buildApp } from '../../app'
import { transaction } from '../../database/transaction'
import { staffCalls } from '../../http/openapi'
import { registerStaffCall } from '../../modules/backoffice/staff/register-staff-call'
import { issueEnrolmentCode } from '../../modules/backoffice/staff/second-factor/enrolment-code'
import { newStaff } from '../new-staff'
import { BODIES_OF_CATALOGUE } from './bodies-of-catalogue'
import { BODIES_OF_CONTENT } from './bodies-of-content'
import { BODIES_OF_MONEY } from './bodies-of-money'
import { BODIES_OF_PASSENGERS } from './bodies-of-passengers'
import { BODIES_OF_STAFF } from './bodies-of-staff'
import { findLooseSchemas } from './find-loose-schemas'
import { openStage, type StaffStage, TYPED } from './staff-stage'
import {
  addSecret,
  collectSecrets,
  findSecretColumns,
  SECRET_COLUMNS,
  type SecretValues,
  seedSecrets,
} from './stored-secrets'

const BODIES = [
  ...BODIES_OF_PASSENGERS,
  ...BODIES_OF_MONEY,
  ...BODIES_OF_STAFF,
  ...BODIES_OF_CATALOGUE,
  ...BODIES_OF_CONTENT,
]

/** Secrets that an answer has on purpose: the call, what it shows, and why. */
const SHOWN: Array<[path: string, kind: string, reason: string]> = [
  ['staff/query.coupons', 'e-mail of staff', 'the second person must know who issued coupons that wait'],
  ['staff/query.staff', 'e-mail of staff', 'the list of staff is for supervisors and auditors'],
  ['staff/set.role', 'e-mail of staff', 'it answers the changed row of that list'],
  ['staff/unmask.document', 'typed document', 'it is the call for it, with a reason in the audit'],
]

const TO_ANY = { decode: (value: object): unknown => value, encode: () => ({}) }

let stage: StaffStage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

it('every staff call has a body in the table, once', () => {
  expect(BODIES.map(({ path }) => path).sort()).toEqual(staffCalls.map(({ path }) => path).sort())
})

it('[D5.5] no answer to staff has a secret that is stored or typed in, but those shown on purpose', async () => {
  const { db, clock, people } = stage
  await seedSecrets(db, stage.ride)
  const about = { accountId: people.newcomer.accountId, language: 'en' as const, now: clock.now() }
  await transaction(db, (trx) => issueEnrolmentCode(trx, about))
  const secrets: SecretValues = new Map()
  for (const [kind, text] of Object.entries(TYPED)) addSecret(secrets, `typed ${kind}`, text)
  for (const person of Object.values(people)) addSecret(secrets, 'session token', await person.authorize())
  const codes: Array<[string, string]> = []
  const answers: Array<[string, string]> = []
  for (const { path, by, body } of BODIES) {
    const payload = await body(stage)
    // Before it too: some calls delete what they could have shown.
    await collectSecrets(db, secrets)
    const text = await stage.answer(by, path, payload)
    await collectSecrets(db, secrets)
    const { code, responseData } = JSON.parse(text)
    codes.push([path, code === 'SUCCESS' ? code : `${code} ${JSON.stringify(responseData)}`])
    answers.push([path, text])
  }
  expect(codes.filter(([, code]) => code !== 'SUCCESS')).toEqual([])
  expect(SECRET_COLUMNS.filter((column) => !secrets.has(column))).toEqual([])
  const found = answers.flatMap(([path, text]) =>
    [...secrets].flatMap(([kind, values]) =>
      [...values].some((value) => text.includes(value)) ? [`${path}: ${kind}`] : [],
    ),
  )
  expect(found.sort()).toEqual(SHOWN.map(([path, kind]) => `${path}: ${kind}`).sort())
})

it('every column that is named as a secret is in the table of secrets', async () => {
  expect(await findSecretColumns(stage.db)).toEqual([...SECRET_COLUMNS].sort())
})

describe('answers of staff calls are strict', () => {
  it.each(staffCalls.map((call) => [call.path, call as StaffCallDefinition] as const))(
    'the answer of %s accepts no other field at any level',
    (_, { data }) => {
      expect(findLooseSchemas(data)).toEqual([])
    },
  )

  it.each<[string, z.ZodMiniType, string[]]>([
    ['an object', z.object({ id: z.string() }), ['']],
    ['a loose object', z.looseObject({ id: z.string() }), ['']],
    ['an object in a list', z.strictObject({ rows: z.readonly(z.array(z.object({}))) }), ['.rows.[]']],
    ['an object in a union', z.union([z.strictObject({}), z.object({})]), ['.|1']],
    ['an object that may be missing', z.strictObject({ a: z.optional(z.nullable(z.object({}))) }), ['.a']],
    ['an object in a codec', z.strictObject({ a: z.codec(z.object({}), z.any(), TO_ANY) }), ['.a']],
    ['an object in a record', z.partialRecord(z.enum(['a']), z.object({})), ['.{}']],
    ['a record of any keys', z.record(z.string(), z.string()), ['']],
    ['any value', z.strictObject({ a: z.unknown() }), ['.a']],
  ])('finds %s (negative control)', (_, schema, paths) => {
    expect(findLooseSchemas(schema)).toEqual(paths)
  })
})

it('a row that leaves a call without its presenter is a fault that changes and shows nothing (negative control)', async () => {
  const call = defineStaffCall({
    path: 'staff/query.row',
    access: 'backoffice.open',
    idempotent: true,
    request: z.object({}),
    data: z.strictObject({ id: z.string(), nickname: z.string() }),
  })
  const row = await stage.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', stage.order.member.accountId)
    .executeTakeFirstOrThrow()
  const presented = { id: row.id, nickname: row.nickname }
  const answerOf = async (data: typeof presented) => {
    const context = { ...stage.service.context, log: pino({ level: 'silent' }), metrics: new Registry() }
    const prepare = (bare: FastifyInstance) =>
      registerStaffCall(bare, context, call, async ({ trx, staff: { accountId } }) => {
        await trx.updateTable('accounts').set({ avatar_url: 'written' }).where('id', '=', accountId).execute()
        return data
      })
    const app = await buildApp(context, { prepare })
    const staff = await newStaff(app, context, 'support')
    const headers = { authorization: await staff.authorize() }
    const answer = await app.inject({ method: 'POST', url: `/api/${call.path}`, payload: {}, headers })
    await app.close()
    const find = (table: 'accounts' | 'audit_entries', column: 'id' | 'account_id') =>
      stage.db.selectFrom(table).selectAll().where(column, '=', staff.accountId).execute()
    const [[account], audit] = [await find('accounts', 'id'), await find('audit_entries', 'account_id')]
    return { answer, account, audit }
  }
  const right = await answerOf(presented)
  expect(right.answer.json()).toMatchObject({ code: 'SUCCESS', responseData: presented })
  expect([right.account, right.audit]).toMatchObject([{ avatar_url: 'written' }, [{ outcome: 'done' }]])
  const { answer, account, audit } = await answerOf(row)
  const { statusCode, payload } = answer
  expect([statusCode, JSON.parse(payload).code]).toEqual([500, 'FAULT'])
  expect([account, audit]).toMatchObject([{ avatar_url: '' }, [{ outcome: 'refused', refusal: 'FAULT' }]])
  const values = Object.values(row).filter((value) => typeof value === 'string' && value !== '')
  expect(values.length).toBeGreaterThan(4)
  for (const value of values) expect(payload).not.toContain(value)
})
