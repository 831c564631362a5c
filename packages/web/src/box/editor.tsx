// Corrects the numbers of a group in its drawing; a stepper changes the chosen one.
import {
  type AnyGame,
  absentPieces,
  type BoxGroup,
  type BoxNumber,
  numberAt,
  type Printing,
  pathText,
  printedFigures,
  standardFigures,
  withAnswer,
  withNote,
} from '@arkwright/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Drawing } from './drawings/drawing.tsx'
import { type Shown, ShownContext } from './drawings/shown.ts'
import style from './editor.module.css'
import { edited, type Typed, typedAt } from './edits.ts'
import { text } from './messages/index.ts'
import { codesOf, pieceLabel } from './names.ts'
import { Stepper } from './stepper.tsx'

const words = text.box.editor
const LONGEST_NOTE = 200

interface EditorProps {
  readonly printing: Printing
  readonly game: AnyGame
  readonly group: BoxGroup
  save(printing: Printing): void
  cancel(): void
}

export function Editor({ printing, game, group, save, cancel }: EditorProps) {
  const printed = useMemo(() => printedFigures(printing, game), [printing, game])
  const absent = useMemo(() => absentPieces(group, standardFigures(game)), [group, game])
  const [typed, setTyped] = useState<Typed>(new Map())
  const [chosen, choose] = useState<string>()
  const [note, write] = useState(printing.notes?.[group.id] ?? '')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-figure]')?.focus({ preventScroll: true }), [])
  const printedAt: Shown['printedAt'] = path => numberAt(printed, path)
  const isThere = ({ path }: BoxNumber) => printedAt(path) > 0 || typed.has(pathText(path))
  const numbers = [...group.numbers, ...absent.filter(isThere)]
  const shown: Shown = {
    printedAt,
    editing: {
      typed: path => typedAt(typed, path, printedAt(path)),
      type: (path, entry) => setTyped(new Map([...typed, [pathText(path), entry]])),
      chosen,
      choose: path => choose(pathText(path)),
    },
  }
  const { trouble, differs, printing: result } = edited(printing, game, group, numbers, typed, printedAt)
  const onlyNote = !differs && note.trim() !== ''
  const one = numbers.find(({ path, fixed }) => pathText(path) === chosen && !fixed && codesOf(path) === undefined)
  const finish = () => {
    if (result !== undefined && differs) save(withNote(result, group.id, note))
    else if (onlyNote) save(withNote(withAnswer(printing, game, group, 'cannot tell'), group.id, note))
  }
  return (
    <form
      ref={form}
      className={style['editor']}
      onSubmit={event => {
        event.preventDefault()
        finish()
      }}
      onKeyDown={event => event.key === 'Escape' && cancel()}
    >
      <h3>{words.title}</h3>
      <ShownContext value={shown}>
        <Drawing group={group} numbers={numbers} />
      </ShownContext>
      {group.numbers.every(({ fixed }) => fixed) && <p className="quiet">{words.fixed}</p>}
      <AddPiece
        pieces={absent.filter(number => !isThere(number))}
        add={({ path, min }) => {
          setTyped(new Map([...typed, [pathText(path), String(Math.max(1, min))]]))
          choose(pathText(path))
        }}
      />
      <Stepper
        number={one}
        typed={one === undefined ? '' : typedAt(typed, one.path, printedAt(one.path))}
        type={entry => one !== undefined && setTyped(new Map([...typed, [pathText(one.path), entry]]))}
      />
      <label className={style['note']}>
        <span>{words.note}</span>
        <input
          type="text"
          value={note}
          maxLength={LONGEST_NOTE}
          placeholder={words.noteHint}
          onChange={event => write(event.target.value)}
        />
      </label>
      <p className={trouble === undefined ? style['fine'] : 'refusal'} role="status">
        {trouble ?? (differs ? words.works : onlyNote ? words.onlyNote : words.unchanged)}
      </p>
      <div className={style['ends']}>
        <button type="submit" className="primary" disabled={trouble !== undefined || !(differs || onlyNote)}>
          {words.save}
        </button>
        <button type="button" className="plain" onClick={cancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}

/** A piece that lies in the owner's box and is not in ours. */
function AddPiece({ pieces, add }: { pieces: readonly BoxNumber[]; add(number: BoxNumber): void }) {
  if (pieces.length === 0) return null
  return (
    <label className={style['add']}>
      <span>{words.add}</span>
      <select
        value=""
        onChange={event => {
          const piece = pieces.find(({ path }) => pathText(path) === event.target.value)
          if (piece !== undefined) add(piece)
        }}
      >
        <option value="">{words.addNone}</option>
        {pieces.map(({ path }) => (
          <option key={pathText(path)} value={pathText(path)}>
            {pieceLabel(path)}
          </option>
        ))}
      </select>
    </label>
  )
}
