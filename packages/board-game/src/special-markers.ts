// The special markers mat: grey markers by level — SJ 4.1.III, II.3.2; WF 4.1.III, II.3.2.
import { at } from './at.ts'
import type { MarkerId } from './components/action-markers.ts'
import { listAdding } from './shared-lists.ts'
import type { State } from './state.ts'

/** Adds markers to a row of the mat, counted from 0, or removes them. */
export function changeMat(state: State, row: number, marker: MarkerId, by: number): void {
  const mat = state.mat.slice()
  mat[row] = listAdding(at(mat, row), marker, by)
  state.mat = mat
}
