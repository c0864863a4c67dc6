import { randomBytes } from 'node:crypto'
import { SealFault } from '../../../sealing'
import { createSealer, type DataKey, type Sealer } from '../../../sealing/sealer'
import { dumpDatabase, restoreDump } from '../../../sealing/testing/dump-database'
import { type PaymentService, startPaymentService } from '../../money/payments/testing/start-payment-service'
import { sealOutdatedDocuments } from './document-retention'
import { findPassengers } from './orders.repository'
import { openPassenger } from './passenger-document'
import {
  buyWithDocument,
  type DocumentedPurchase,
  WHEN_NUMBERS_ARE_REQUIRED,
} from './testing/buy-with-document.request'

const PURCHASES = Math.ceil(Number(process.env.DOCUMENTED_PURCHASES ?? 9) / 3)
const [old, fresh]: readonly DataKey[] = ['2026a', '2027a'].map((id) => ({ id, key: randomBytes(32) }))
const toSetting = (keys: readonly (DataKey | undefined)[]) =>
  keys.map((key) => `${key?.id}:${key?.key.toString('base64')}`).join(' ')
const sealerOf = (...keys: (DataKey | undefined)[]): Sealer =>
  createSealer(keys as unknown as readonly [DataKey, ...DataKey[]])

let service: PaymentService
let bought = 0
beforeEach(async () => {
  service = await startPaymentService({ DATA_KEY: toSetting([old]) }, { now: WHEN_NUMBERS_ARE_REQUIRED })
})
afterEach(() => service.close())

/** Purchases by a process that has these keys, while the job of a process with `sealing` runs again and again. */
const buyWhileSealing = async (keys: readonly (DataKey | undefined)[], sealing: Sealer) => {
  await service.restartWith({ DATA_KEY: toSetting(keys) })
  const faults: unknown[] = []
  let isBuying = true
  const job = (async () => {
    while (isBuying) await sealOutdatedDocuments(service.context.db, sealing, (error) => void faults.push(error))
  })()
  const begun = Array.from({ length: PURCHASES }, () => buyWithDocument(service, bought++))
  const done = await Promise.all(begun).finally(() => {
    isBuying = false
  })
  await job
  return { done, faults }
}
const readAll = async (sealer: Sealer, purchases: readonly DocumentedPurchase[], db = service.context.db) => {
  const passengers = await Promise.all(purchases.map(({ orderNo }) => findPassengers(db, orderNo)))
  return passengers.flat().map((passenger) => openPassenger(sealer, passenger).documentNumber)
}
const keysInUse = async () => {
  const rows = await service.context.db.selectFrom('order_passengers').select('id_sealed').execute()
  return [...new Set(rows.map(({ id_sealed }) => id_sealed.split('.')[1]))].sort()
}

describe('[D4.8] the key is changed while tickets are bought', () => {
  it('a new key behind the old one, then in front, loses no number, and finally only the new one is in use', async () => {
    const first = await buyWhileSealing([old], sealerOf(old))
    expect(await keysInUse()).toEqual(['2026a'])
    // Half of the processes still have the old key alone.
    const second = await buyWhileSealing([old, fresh], sealerOf(old))
    expect(await keysInUse()).toEqual(['2026a'])
    const third = await buyWhileSealing([fresh, old], sealerOf(fresh, old))
    expect([first.faults, second.faults, third.faults]).toEqual([[], [], []])
    await sealOutdatedDocuments(service.context.db, sealerOf(fresh, old), () => {})
    expect(await keysInUse()).toEqual(['2027a'])
    const all = [...first.done, ...second.done, ...third.done]
    expect(await readAll(sealerOf(fresh), all)).toEqual(all.map(({ number }) => number))
    // Read by their owners, from a process that has the new key alone.
    await service.restartWith({ DATA_KEY: toSetting([fresh]) })
    for (const { member, number } of all) {
      await member.prove()
      expect(JSON.stringify(await member.call('wx/query.wx.user.data', {}))).toContain(number)
    }
  })

  it('a process that does not know the new key cannot read what is sealed under it (negative control)', async () => {
    const { done } = await buyWhileSealing([fresh, old], sealerOf(fresh, old))
    await expect(readAll(sealerOf(old), done)).rejects.toThrow(SealFault)
  })
})

it('[D4.8] a backup from before the change is restored and read with the old key, and with no other', async () => {
  const { done } = await buyWhileSealing([old], sealerOf(old))
  const backup = await dumpDatabase(service.context.db)
  await sealOutdatedDocuments(service.context.db, sealerOf(fresh, old), () => {})
  expect(await keysInUse()).toEqual(['2027a'])
  const { db, close } = await restoreDump(backup)
  try {
    const numbers = done.map(({ number }) => number)
    expect(await readAll(sealerOf(old), done, db)).toEqual(numbers)
    await expect(readAll(sealerOf(fresh), done, db)).rejects.toThrow('the key 2026a is not known')
    // As documented: the old key behind the new one, and the job seals everything anew.
    await sealOutdatedDocuments(db, sealerOf(fresh, old), () => {})
    expect(await readAll(sealerOf(fresh), done, db)).toEqual(numbers)
  } finally {
    await close()
  }
})
