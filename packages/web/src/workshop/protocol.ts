/** What is said between the page and the thread in which drafts are checked, written and read. */
import type { Finding } from '@sensorium/content';
import type { Draft } from '@sensorium/expedition/drafting';

export interface TextProblem {
  readonly line: number;
  readonly message: string;
}

/** A text is a draft as soon as it has the form of one, however much a check finds in it. */
export type ReadText = { readonly draft: Draft } | { readonly problems: readonly TextProblem[] };

/** What the chapters in force have for the marines. */
export interface Supplies {
  readonly units: readonly { readonly id: string; readonly gear: readonly string[] }[];
  readonly gear: readonly string[];
}

export interface Tasks {
  readonly check: (draft: Draft) => readonly Finding[];
  /** The text of the mission file; the line of each thing that a finding can name. */
  readonly write: (draft: Draft) => string;
  readonly read: (text: string) => ReadText;
  /** Throws where the modules do not go together. */
  readonly supplies: (modules: readonly string[]) => Supplies;
}
export type TaskName = keyof Tasks;

export interface ToWorkshop {
  readonly number: number;
  readonly task: TaskName;
  readonly given: unknown;
}

export type FromWorkshop =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly fault: string };
