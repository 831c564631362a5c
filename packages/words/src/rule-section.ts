// One section of the rules in our words, as the page shows it.
export interface RuleSection {
  /** The rulebook: Spinning Jenny and Water Frame share one. */
  readonly game: string
  readonly key: string
  /** Its numbers in refusals and ledgers. */
  readonly ids: readonly string[]
  readonly title: string
  /** In the page's markup: "- " a list entry, "> " an example, "[WF] " valid only there, {III.1} a link. */
  readonly lines: readonly string[]
}

/** A title, then lines in the same markup. */
export type SectionText = readonly [title: string, ...lines: string[]]

export interface Chapter<Key extends string> {
  readonly title: string
  readonly sections: { readonly [K in Key]: SectionText }
}
