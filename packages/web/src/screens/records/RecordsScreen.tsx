/** Over all games in this browser: wins by mission, side and opponent, careers, deaths, luck. */
import { recordsOf } from '@sensorium/host/records';
import { useMemo } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { useWords } from '../../words/words.ts';
import { missionTitle } from '../gameNames.ts';
import { PERSON } from '../opponents.ts';
import { Careers, Deaths, LuckLines, TallyTable, useRecordWords } from './recordParts.tsx';
import { useChronicles } from './useChronicles.ts';
import './records.css';

const useNames = (told: NonNullable<ReturnType<typeof useChronicles>>['told']) => {
  const words = useWords();
  const { person } = useRecordWords();
  const opponents: Readonly<Record<string, { readonly name: string }>> = words.opponents;
  return {
    mission: (id: string): string => {
      const game = told.find(({ chronicle }) => chronicle.mission === id)?.game;
      return game === undefined ? id : missionTitle(words, game);
    },
    player: (id: string): string => (id === PERSON ? person : (opponents[id]?.name ?? id)),
  };
};

const Tables = ({ told }: { told: NonNullable<ReturnType<typeof useChronicles>>['told'] }) => {
  const said = useRecordWords();
  const names = useNames(told);
  const records = useMemo(() => recordsOf(told.map(({ chronicle }) => chronicle)), [told]);
  return (
    <>
      <TallyTable
        title={said.bySide}
        of={said.of.side}
        tallies={records.bySide}
        nameOf={(side) => said.sides[side as 'marines' | 'aliens']}
      />
      <TallyTable title={said.byMission} of={said.of.mission} tallies={records.byMission} nameOf={names.mission} />
      <TallyTable title={said.byOpponent} of={said.of.opponent} tallies={records.byOpponent} nameOf={names.player} />
      <TallyTable title={said.byMarines} of={said.of.mission} tallies={records.marines} nameOf={names.mission} />
      <p className="soft">{said.betweenNote}</p>
      <Careers careers={records.careers} />
      <Deaths deaths={records.deaths} />
      <LuckLines luck={records.luck} />
    </>
  );
};

export default function RecordsScreen() {
  const said = useRecordWords();
  const chronicles = useChronicles();
  if (chronicles === null) return <Page title={said.title}>{null}</Page>;
  const { told, all, unreadable } = chronicles;
  const done = told.length + unreadable;
  return (
    <Page title={said.title} className="records">
      {all === 0 ? <p className="soft">{said.none}</p> : null}
      <output>{done < all ? said.reading(done, all) : null}</output>
      {unreadable === 0 ? null : <p className="note">{said.unreadable(unreadable)}</p>}
      {told.length === 0 ? null : <Tables told={told} />}
    </Page>
  );
}
