// Why something cannot be done, with a link to the rule.
import type { Refusal } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { ruleAddress } from '../rules/address.ts'

export function Refused({ refusal }: { refusal: Refusal }) {
  const page = useTable(session => session.page)
  return (
    <p className="refusal" role="alert">
      {page.explain(refusal)} <RuleLink rule={refusal.rule} />
    </p>
  )
}

export function RuleLink({ rule }: { rule: string }) {
  const address = ruleAddress(rule)
  if (address === undefined) return null
  return (
    <a className="rule-link" href={address}>
      {text.table.readRule}
    </a>
  )
}
