import type { IssuedCoupons as Issued } from '@shuttle/wire/staff'
import { useState } from 'react'
import { IssueForm } from './issue-form'
import { IssuedCoupons } from './issued-coupons'

/** Form of an issue, then the issued coupons. */
export const IssueCoupons = () => {
  const [issued, setIssued] = useState<Issued>()
  if (issued) return <IssuedCoupons issued={issued} onAgain={() => setIssued(undefined)} />
  return <IssueForm onIssued={setIssued} />
}
