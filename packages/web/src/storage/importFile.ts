/** A file becomes a game only when the engine has played it through. */
import { openSave } from '../app/gamePart.ts';
import { checkForm, type FileError } from './files.ts';
import { createGame, keepGame, type GameRecord } from './games.ts';

export type Imported =
  | { readonly ok: true; readonly game: GameRecord }
  | { readonly ok: false; readonly error: FileError; readonly where: string };

const MOST_BYTES = 8_000_000;

/** `rehearse` plays the file through where it hangs nobody; null where it was given up. */
export const importFile = async (
  file: File,
  rehearse: (file: File) => Promise<string | null>,
): Promise<Imported | null> => {
  if (file.size > MOST_BYTES) return { ok: false, error: 'too-big', where: '' };
  const form = checkForm(await file.text());
  if (!form.ok) return { ...form, where: '' };
  try {
    if ((await rehearse(file)) === null) return null;
    const found = await openSave(form.save);
    const { mission, sides, clock, turn, winner, endedBy } = found;
    const game = createGame({ mission, sides, clock, match: null });
    await keepGame(game.id, form.save, { turn, winner, endedBy });
    return { ok: true, game };
  } catch (error) {
    return { ok: false, error: 'broken', where: error instanceof Error ? error.message : String(error) };
  }
};
