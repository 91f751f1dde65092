/** Every step of a drawing, back to the first. Drafts share what they have in common, so a step costs what it changed. */
import type { Draft } from './draft.ts';
import { applyEdit, type Edit, type EditName } from './edits.ts';

interface Step {
  readonly name: EditName;
  readonly draft: Draft;
}

export interface History {
  /** Oldest first; `name` is the edit that came after that draft. */
  readonly past: readonly Step[];
  readonly present: Draft;
  /** Next first; `name` is the edit that leads to it. */
  readonly future: readonly Step[];
  /** The run of the last edit, while nothing else has happened. */
  readonly run: string | null;
}

export const beginHistory = (draft: Draft): History => ({ past: [], present: draft, future: [], run: null });

export const withEdit = (history: History, edit: Edit): History => {
  const { past, present, run } = history;
  const next = applyEdit(present, edit);
  const goesOn = edit.run !== undefined && edit.run === run;
  return {
    past: goesOn ? past : [...past, { name: edit.name, draft: present }],
    present: next,
    future: [],
    run: edit.run ?? null,
  };
};

export const undone = (history: History): History => {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: last.draft,
    future: [{ name: last.name, draft: history.present }, ...history.future],
    run: null,
  };
};

export const redone = (history: History): History => {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return {
    past: [...history.past, { name: next.name, draft: history.present }],
    present: next.draft,
    future,
    run: null,
  };
};
