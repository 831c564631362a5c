// The gallery and my own variants, and where a new one starts.
import { hashOf, type Printing, writePrinting } from '@arkwright/kernel'
import { useCallback, useEffect, useState } from 'react'
import { GAMES } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { readPrintingFile } from '../printings/read.ts'
import { goTo } from '../router.ts'
import { Link } from '../shell/link.tsx'
import { draftFrom, keepDraft, standardPrinting } from './drafts.ts'
import { dropVariant, galleryShown, keepVariant, myPrintings, myVariants, playAddress, type Shown } from './kept.ts'
import { text } from './messages/index.ts'
import style from './variants.module.css'

const words = text.variants

export function VariantList() {
  const [mine, setMine] = useState<readonly Shown[]>()
  const [printings, setPrintings] = useState<readonly Shown[]>([])
  const read = useCallback(async () => {
    setMine(await myVariants())
    setPrintings(await myPrintings())
  }, [])
  useEffect(() => void read(), [read])
  const ours = galleryShown()
  return (
    <>
      <h1>{words.title}</h1>
      <p className={style['lead']}>{words.intro}</p>
      <section aria-label={words.ours}>
        <h2>{words.ours}</h2>
        <ul className={style['cards']}>
          {ours.map(shown => (
            <VariantCard key={shown.key} shown={shown} />
          ))}
        </ul>
      </section>
      <section aria-label={words.mine}>
        <h2>{words.mine}</h2>
        {mine?.length === 0 && <p className="quiet">{words.mineEmpty}</p>}
        <ul className={style['cards']}>
          {mine?.map(shown => (
            <VariantCard
              key={shown.key}
              shown={shown}
              remove={async () => {
                await dropVariant(shown.key)
                await read()
              }}
            />
          ))}
        </ul>
        <OpenFile opened={read} />
      </section>
      <NewVariant starts={[...ours, ...(mine ?? []), ...printings]} />
    </>
  )
}

function VariantCard({ shown, remove }: { shown: Shown; remove?: () => Promise<void> }) {
  const { key, printing, name, reason } = shown
  const of = (what: string) => words.keys.both({ first: what, second: name })
  return (
    <li className={style['card']}>
      <h3>{name}</h3>
      <p className="quiet">{gameName(printing.game)}</p>
      <p>{reason}</p>
      <div className={style['ways']}>
        <Link to={playAddress(shown)} className="primary" label={of(words.play)}>
          {words.play}
        </Link>
        <Link to={`#/variants/try/${key}`} className="secondary" label={of(words.try)}>
          {words.try}
        </Link>
        {remove !== undefined && (
          <>
            <button type="button" className="plain" aria-label={of(words.edit)} onClick={() => edit(printing, key)}>
              {words.edit}
            </button>
            <button type="button" className="plain" aria-label={of(words.remove)} onClick={() => void remove()}>
              {words.remove}
            </button>
          </>
        )}
        <button type="button" className="plain" aria-label={of(words.save)} onClick={() => save(printing)}>
          {words.save}
        </button>
      </div>
    </li>
  )
}

function edit(from: Printing, id?: string): void {
  keepDraft(draftFrom(from, id))
  goTo('#/variants/edit')
}

function save(printing: Printing): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([writePrinting(printing)], { type: 'application/json' }))
  link.download = `${printing.game}-${hashOf(printing).slice(0, 8)}.printing.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

function OpenFile({ opened }: { opened(): Promise<void> }) {
  const [trouble, tell] = useState<string>()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const read = await readPrintingFile(file)
    if (typeof read === 'string') return tell(read)
    if (read.printing.variant === undefined) return tell(words.noVariant)
    await keepVariant(read.printing)
    tell(undefined)
    await opened()
  }
  return (
    <>
      <label className={`secondary ${style['file']}`}>
        {words.open}
        <input type="file" accept=".json,application/json" onChange={event => void take(event.target.files?.[0])} />
      </label>
      {trouble !== undefined && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}

function NewVariant({ starts }: { starts: readonly Shown[] }) {
  const [game, setGame] = useState(GAMES[0]?.id ?? '')
  const [from, setFrom] = useState('')
  const there = starts.filter(({ printing }) => printing.game === game)
  const start = there.find(({ key }) => key === from)?.printing ?? standardPrinting(game)
  return (
    <section aria-label={words.make}>
      <h2>{words.make}</h2>
      <form
        className="form in-a-row"
        onSubmit={event => {
          event.preventDefault()
          edit(start)
        }}
      >
        <label className={`field ${style['choice']}`}>
          <span>{words.game}</span>
          <select
            value={game}
            onChange={event => {
              setGame(event.target.value)
              setFrom('')
            }}
          >
            {GAMES.map(({ id }) => (
              <option key={id} value={id}>
                {gameName(id)}
              </option>
            ))}
          </select>
        </label>
        <label className={`field ${style['choice']}`}>
          <span>{words.from}</span>
          <select value={from} onChange={event => setFrom(event.target.value)}>
            <option value="">{words.standard}</option>
            {there.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="primary">
          {words.make}
        </button>
      </form>
    </section>
  )
}
