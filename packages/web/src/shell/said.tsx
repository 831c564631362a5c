// A choice in words, for screen readers, before what its button shows. A label would replace the visible text, and
// speech control needs that in the name.
export function Said({ words }: { words: string }) {
  return (
    <>
      <span className="unseen">{words}</span>{' '}
    </>
  )
}
