/** What each marine did and what became of him, counted from the events of a game; and where everybody died. */
import type { Fate, GameEvent, PieceId, Side, Square, View } from '@sensorium/engine';

export interface Deeds {
  readonly piece: PieceId;
  readonly shots: number;
  readonly fights: number;
  readonly fightsWon: number;
  readonly fate: Fate;
  /** Where and when he fell. */
  readonly fell: { readonly at: Square; readonly turn: number } | null;
}

export interface Death {
  readonly at: Square;
  readonly side: Side;
  readonly piece: PieceId;
}

interface Count {
  shots: number;
  fights: number;
  fightsWon: number;
  fell: Deeds['fell'];
}

export const deedsOf = (events: readonly GameEvent[], view: View): Deeds[] => {
  const counts = new Map<PieceId, Count>(
    view.marines.map((piece) => [piece, { shots: 0, fights: 0, fightsWon: 0, fell: null }]),
  );
  let turn = 1;
  for (const event of events) {
    if (event.is === 'phase-began') turn = event.turn;
    else if (event.is === 'shot-fired' || event.is === 'flamer-fired') {
      const own = counts.get(event.by);
      if (own !== undefined) own.shots++;
    } else if (event.is === 'close-combat-fought') {
      const own = counts.get(event.attacker) ?? counts.get(event.defender);
      if (own === undefined) continue;
      own.fights++;
      if (event.killed >= 0 && !counts.has(event.killed)) own.fightsWon++;
    } else if (event.is === 'piece-killed' && counts.has(event.piece))
      counts.get(event.piece)!.fell = { at: event.at, turn };
  }
  return [...counts].map(([piece, count]) => ({ piece, ...count, fate: view.pieces[piece]!.fate }));
};

export const deathsOf = (events: readonly GameEvent[]): Death[] =>
  events.flatMap((event) =>
    event.is === 'piece-killed' && event.at >= 0 ? [{ at: event.at, side: event.side, piece: event.piece }] : [],
  );
