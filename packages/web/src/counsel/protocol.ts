/** What the page and the thread that gives counsel say to each other. */
import type { Advice, Analysis } from '@sensorium/host/analysis';
import type { HintMatter } from '@sensorium/host/protocol';

export type ToCounsel = { readonly advise: HintMatter } | { readonly analyse: string };

export type FromCounsel =
  | { readonly advice: Advice | null }
  | { readonly share: number; readonly analysis: Analysis; readonly isDone: boolean }
  | { readonly fault: string };
