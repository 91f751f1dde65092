/** D15: the roster sheet, one per squad, on screen and on paper. */
import './roster.css';
import { useEffect, useState } from 'preact/compat';
import type { Roster, RosterMember } from '@sensorium/rules';
import { Dialog } from '../hud/Dialogs.tsx';
import type { Game } from '../useGame.ts';
import { capital, pieceName, wordFor, type GameWords } from '../displayNames.ts';

const useRoster = ({ session }: Game): Roster | null => {
  const [roster, setRoster] = useState<Roster | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async (): Promise<void> => {
      const found = await session.reckoning.roster();
      if (!isGone) setRoster(found);
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [session]);
  return roster;
};

const ammunitionText = ({ ammunition }: RosterMember, words: GameWords): string =>
  Object.entries(ammunition)
    .map(([weapon, left]) => words.arsenal.fact(wordFor(words.gear, weapon), String(left)))
    .join(', ');

const sparesText = ({ spares }: RosterMember): string =>
  Object.values(spares)
    .map(({ atStart, left }) => `${atStart}, ${left}`)
    .join('; ');

const Row = ({ game, words, member }: { game: Game; words: GameWords; member: RosterMember }) => {
  const { dossier, view } = game.context;
  return (
    <tr className={`is-${member.status.replace(' ', '-')}`}>
      <th scope="row">{capital(pieceName(words, dossier, member.piece, view.pieces[member.piece]?.profile))}</th>
      <td>{wordFor(words.units, member.rank)}</td>
      <td>{member.weapons.map((weapon) => wordFor(words.gear, weapon)).join(', ')}</td>
      <td data-name={words.sheet.ammunition}>{ammunitionText(member, words)}</td>
      <td data-name={words.sheet.spares}>{sparesText(member)}</td>
      <td data-name={words.sheet.psi}>{member.psi ?? ''}</td>
      <td data-name={words.sheet.level}>{member.level ?? ''}</td>
      <td>{words.sheet.statuses[member.status]}</td>
    </tr>
  );
};

/** One sheet a squad, and what belongs to none. */
export const RosterSheets = ({ game, words }: { game: Game; words: GameWords }) => {
  const roster = useRoster(game);
  const { sheet } = words;
  return (
    <>
      {(roster?.squads ?? []).map(({ squad, badge, members }) => (
        <section key={squad}>
          <h3>
            {sheet.squad(squad)}
            {badge === null ? null : (
              <span className="badge-text">{` · ${words.arsenal.fact(sheet.badge, badge)}`}</span>
            )}
          </h3>
          <div className="roster-scroll">
            <table>
              <thead>
                <tr>
                  {[
                    sheet.name,
                    sheet.rank,
                    sheet.weapons,
                    sheet.ammunition,
                    sheet.spares,
                    sheet.psi,
                    sheet.level,
                    sheet.status,
                  ].map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {members.map((member) => (
                  <Row key={member.piece} game={game} words={words} member={member} />
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
      <p>
        {[
          words.arsenal.fact(sheet.kills, String(roster?.kills ?? 0)),
          words.arsenal.fact(sheet.blips, String(roster?.blipsUsed ?? 0)),
        ].join(' · ')}
      </p>
    </>
  );
};

export const RosterDialog = ({ game, words, onClose }: { game: Game; words: GameWords; onClose: () => void }) => {
  const { sheet } = words;
  return (
    <Dialog title={sheet.title} onClose={onClose} kind="roster">
      <RosterSheets game={game} words={words} />
      <div className="dialog-buttons">
        <button type="button" className="answer" onClick={() => window.print()}>
          {sheet.print}
        </button>
        <button type="button" className="answer is-main" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
};
