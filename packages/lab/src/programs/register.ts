/** Imported by every worker of a run: its address says which program plays which side. */
import { addProgram } from './programPlayer.ts';

const { searchParams } = new URL(import.meta.url);
addProgram(
  searchParams.get('program')!,
  searchParams.get('side') === 'marines' ? 'marines' : 'aliens',
  Number(searchParams.get('milliseconds')),
);
