import { useState } from 'react'
import type { IssuedCoupons as Issued } from '../../calls/staff-coupons'
import { IssueForm } from './issue-form'
import { IssuedCoupons } from './issued-coupons'

/** Form of an issue, then the issued coupons. */
export const IssueCoupons = () => {
  const [issued, setIssued] = useState<Issued>()
  if (issued) return <IssuedCoupons issued={issued} onAgain={() => setIssued(undefined)} />
  return <IssueForm onIssued={setIssued} />
}
