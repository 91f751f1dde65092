import { isDeepStrictEqual } from 'node:util';
import { BOX, MISSIONS, checkMission, levelsOf, shapeOf } from '@sensorium/content';
import { formatMission, parseMission } from '@sensorium/content/load';
import { describe, expect, test } from 'vitest';
import { generateMission } from '../generator/mission.ts';
import { divide } from './divide.ts';
import { emptyDraft, idFrom, openedAsCopy, type Cell, type Draft } from './draft.ts';
import { applyEdit, setField, type Edit } from './edits.ts';
import { beginHistory, redone, undone, withEdit } from './history.ts';
import { inventoryOf } from './inventory.ts';
import { boxOf, copied, mirroredRegion, putDown, turnedRegion } from './region.ts';
import { TOOLS, type ToolId } from './tools/index.ts';
import { cutOut, mirrored, moved, rotated } from './tools/select.ts';
import { FIRST_BRUSH, IDLE, editOf, heard, previewOf, type Brush } from './tools/tool.ts';

const START = emptyDraft('trial', 'Trial');

/** A stroke of a tool from one square to another. */
const strokeOf = (draft: Draft, id: ToolId, from: Cell, to: Cell = from, brush: Partial<Brush> = {}): Edit | null => {
  let { state } = heard(IDLE, { is: 'press', aim: { cell: from, side: 'N' } });
  ({ state } = heard(state, { is: 'over', aim: { cell: to, side: 'N' } }));
  const { done } = heard(state, { is: 'release' });
  return editOf(TOOLS[id], draft, { ...FIRST_BRUSH, ...brush }, done!);
};
const used = (draft: Draft, id: ToolId, from: Cell, to: Cell = from, brush: Partial<Brush> = {}): Draft => {
  const edit = strokeOf(draft, id, from, to, brush);
  return edit === null ? draft : applyEdit(draft, edit);
};
const rows = (draft: Draft, level = 0): readonly string[] => levelsOf(draft)[level]!.floor;
const row = (draft: Draft, y: number, level = 0): string => (rows(draft, level)[y] ?? '').replace(/#+$/, '');
const errors = (draft: Draft): string[] =>
  checkMission(draft).flatMap(({ severity, rule, message }) => (severity === 'error' ? [`${rule}: ${message}`] : []));

describe('tools draw', () => {
  test('M7.1 corridors and rooms become sections of the box', () => {
    let draft = used(START, 'corridor', [2, 3], [12, 3]);
    draft = used(draft, 'room', [13, 2], [15, 4]);
    expect(row(draft, 3)).toBe('##..............');
    expect(inventoryOf(draft).others).toBe(0);
    expect(checkMission(draft).filter(({ rule }) => rule === 'C1.2')).toEqual([]);
  });

  test('a corridor that goes round a corner has its corner beside the end', () => {
    const draft = used(START, 'corridor', [2, 2], [8, 4]);
    expect([row(draft, 2), row(draft, 3), row(draft, 4)]).toEqual(['##.......', '########.', '########.']);
  });

  test('a fast hand leaves no square out', () => {
    expect(row(used(START, 'square', [1, 1], [6, 1]), 1)).toBe('#......');
  });

  test('squares left of the board move everything to the right', () => {
    let draft = used(START, 'corridor', [0, 0], [4, 0]);
    draft = used(draft, 'entry', [0, 0]);
    draft = used(draft, 'square', [-2, 0], [-1, 0]);
    expect(row(draft, 0)).toBe('.......');
    expect(draft.entries[0]!.at).toEqual([2, 0]);
  });

  test('what is erased takes its entry area, its pieces and its goals along, and leaves whole sections', () => {
    let draft = used(START, 'corridor', [1, 1], [5, 1]);
    draft = used(draft, 'entry', [5, 1]);
    draft = used(draft, 'piece', [3, 1]);
    draft = used(draft, 'goal', [3, 1]);
    draft = used(draft, 'erase', [3, 1]);
    draft = used(draft, 'erase', [5, 1]);
    expect(draft.entries).toEqual([]);
    expect(draft.aliens).toEqual([]);
    expect(draft.automaton.objectiveSquares).toEqual([]);
    expect(
      checkMission(draft)
        .filter(({ rule }) => rule === 'C1.2' || rule === 'M7.1')
        .map(({ message }) => message),
    ).toEqual([expect.stringContaining('no shape of the box')]);
  });

  test('a door bars the way between its two sides, and is taken off by a second click', () => {
    let draft = used(START, 'corridor', [1, 1], [5, 1]);
    draft = used(draft, 'corridor', [5, 1], [5, 5]);
    draft = used(draft, 'door', [3, 1]);
    draft = used(draft, 'door', [5, 3]);
    expect([row(draft, 1)[3], row(draft, 3)[5]]).toEqual(['|', '-']);
    expect(row(used(draft, 'door', [3, 1]), 1)[3]).toBe('.');
  });

  test('D17 terrain brings the rules of its chapter, ducts their special rule (M6.4)', () => {
    const draft = used(START, 'corridor', [1, 1], [5, 1]);
    expect(used(draft, 'terrain', [2, 1], [2, 1], { terrain: '=' }).modules).toContain('deathwing');
    expect(used(draft, 'terrain', [2, 1], [2, 1], { terrain: 'U' }).special).toEqual([{ is: 'ducts' }]);
  });

  test('C18.1 an entry area lies where there is wall, and has a name of its own', () => {
    let draft = used(START, 'corridor', [1, 1], [5, 1]);
    draft = used(draft, 'entry', [1, 1]);
    draft = used(draft, 'entry', [5, 1]);
    expect(draft.entries).toEqual([
      { id: 'E1', at: [1, 1], side: 'N' },
      { id: 'E2', at: [5, 1], side: 'N' },
    ]);
    expect(used(draft, 'entry', [1, 1]).entries).toHaveLength(1);
    expect(strokeOf(draft, 'entry', [9, 9])).toBeNull();
  });

  test('M0.5 an exit has room beyond it', () => {
    let draft = used(START, 'corridor', [0, 0], [5, 0]);
    draft = used(draft, 'exit', [0, 0]);
    expect(draft.exits).toEqual([{ at: [0, 1], side: 'N' }]);
    expect(row(draft, 1)).toBe('......');
  });

  test('pieces are put down, turned by a second click, and taken away', () => {
    let draft = used(START, 'corridor', [1, 1], [5, 1]);
    draft = used(draft, 'piece', [2, 1], [2, 1], { piece: { side: 'marines', squad: 0, member: 1 } });
    expect(draft.force[0]!.pieces[1]).toEqual({ is: 'flamer-marine', at: [2, 1], faces: 'S' });
    draft = used(draft, 'piece', [4, 1]);
    draft = used(draft, 'piece', [4, 1]);
    expect(draft.aliens).toEqual([{ is: 'genestealer', at: [4, 1], faces: 'W' }]);
    draft = used(draft, 'piece', [4, 1], [4, 1], { piece: { side: 'nobody' } });
    expect(draft.aliens).toEqual([]);
    const brood = { side: 'aliens', is: 'patriarch', value: 1, real: true } as const;
    expect(used(draft, 'piece', [4, 1], [4, 1], { piece: brood }).modules).toContain('arsenal');
  });

  test('a stroke of the border tool gives its section on, one click makes a new one', () => {
    let draft = used(START, 'corridor', [1, 1], [5, 1]);
    draft = used(draft, 'border', [3, 1]);
    draft = used(draft, 'border', [3, 1], [5, 1]);
    expect(new Set(levelsOf(draft)[0]!.sections[1]!.slice(1, 6))).toEqual(new Set(['A', 'B']));
    expect(levelsOf(draft)[0]!.sections[1]!.slice(1, 6)).toBe('AABBB');
  });

  test('M7.1 sections of the box snap to the floor beside them, and are counted', () => {
    let draft = used(START, 'section', [4, 4], [4, 4], { shape: 'corridor-5' });
    draft = used(draft, 'section', [9, 5], [9, 5], { shape: 'room-1', turns: 3 });
    const { stock, others } = inventoryOf(draft);
    expect(others).toBe(0);
    expect(stock.filter(({ used: count }) => count > 0).map(({ shape }) => shape)).toEqual(['corridor-5', 'room-1']);
    const [, ...lost] = divide(
      levelsOf(draft)[0]!.floor.flatMap((line, y) =>
        Array.from(line).flatMap((mark, x): Cell[] => (mark === '#' ? [] : [[x, y]])),
      ),
    );
    expect(lost.length).toBeGreaterThan(0);
  });

  test('a stamp shows what it will do before it is pressed', () => {
    const over = heard(IDLE, { is: 'over', aim: { cell: [4, 4], side: 'N' } }).state;
    expect(previewOf(TOOLS.section, START, FIRST_BRUSH, over)?.changes).toHaveLength(1);
    expect(previewOf(TOOLS.room, START, FIRST_BRUSH, over)).toBeNull();
    expect(heard(over, { is: 'leave' }).state).toEqual(IDLE);
  });

  test('D18 geotiles are laid with their doors and features, and join by their connectors', () => {
    let draft = used(START, 'geotile', [6, 6], [6, 6], { tile: 1 });
    draft = used(draft, 'geotile', [6, 19], [6, 19], { tile: 2, turns: 1 });
    expect(draft.modules).toContain('deathwing');
    expect(rows(draft).join('')).toContain('-');
    expect(errors(draft).filter((message) => message.startsWith('C1.2'))).toEqual([]);
    expect(rows(draft).length).toBeGreaterThan(20);
  });
});

describe('regions', () => {
  const drawn = (): Draft => {
    let draft = used(START, 'room', [1, 1], [3, 3]);
    draft = used(draft, 'corridor', [4, 2], [7, 2]);
    draft = used(draft, 'door', [4, 2]);
    return used(draft, 'entry', [7, 2]);
  };

  test('four turns and two mirrorings lead back', () => {
    const region = copied(drawn(), 0, boxOf([1, 1], [7, 3]));
    const fourTimes = turnedRegion(turnedRegion(turnedRegion(turnedRegion(region))));
    expect(fourTimes).toEqual(region);
    expect(mirroredRegion(mirroredRegion(region))).toEqual(region);
    expect(turnedRegion(region).floor.join('')).toContain('-');
    expect(turnedRegion(region).entries[0]!.side).toBe('E');
  });

  test('what is pasted has sections and areas of its own', () => {
    const draft = drawn();
    const region = copied(draft, 0, boxOf([1, 1], [7, 3]));
    const twice = applyEdit(draft, { name: 'paste', changes: putDown(draft, 0, region, [1, 8]) });
    expect(twice.entries.map(({ id, at }) => [id, at])).toEqual([
      ['E1', [7, 2]],
      ['E2', [7, 9]],
    ]);
    expect(row(twice, 9)).toBe(row(twice, 2));
    expect(errors(twice).filter((message) => message.startsWith('C1.2'))).toEqual([]);
  });

  test('cut, move, mirror and turn what is marked', () => {
    const draft = drawn();
    const box = boxOf([1, 1], [7, 3]);
    expect(rows(applyEdit(draft, cutOut(draft, 0, box))).join('')).toMatch(/^#*$/);
    const right = applyEdit(draft, moved(draft, 0, box, 3, 1));
    expect(right.entries[0]!.at).toEqual([10, 3]);
    expect(row(right, 3)).toBe('####...|...');
    const back = applyEdit(draft, mirrored(draft, 0, box));
    expect(row(back, 2)).toBe('#...|...');
    const down = applyEdit(draft, rotated(draft, 0, box));
    expect(down.entries[0]).toMatchObject({ at: [2, 7], side: 'E' });
  });
});

describe('steps', () => {
  test('every step goes back and comes again; letters typed in one field are one step', () => {
    let history = beginHistory(START);
    for (let x = 0; x < 300; x++)
      history = withEdit(history, strokeOf(history.present, 'square', [x % 20, Math.floor(x / 20)])!);
    for (const title of ['A', 'Ab', 'Abc'])
      history = withEdit(history, setField('words', { en: { ...START.words.en, title } }, 'title'));
    const end = history.present;
    expect(history.past).toHaveLength(301);
    for (let step = 0; step < 301; step++) history = undone(history);
    expect(history.present).toBe(START);
    expect(undone(history)).toBe(history);
    for (let step = 0; step < 301; step++) history = redone(history);
    expect(history.present).toBe(end);
    expect(redone(history)).toBe(history);
  });

  test('an edit is plain data', () => {
    const edit = strokeOf(START, 'room', [1, 1], [3, 3])!;
    expect(applyEdit(START, JSON.parse(JSON.stringify(edit)) as Edit)).toEqual(applyEdit(START, edit));
  });

  test('D8.1 levels are added and taken away with what stands on them', () => {
    let draft = applyEdit(START, { name: 'level', changes: [{ at: 'level-added' }, { at: 'level-added' }] });
    draft = used(draft, 'room', [1, 1], [3, 3], { level: 1 });
    draft = used(draft, 'room', [1, 1], [4, 3], { level: 2 });
    draft = used(draft, 'entry', [1, 1], [1, 1], { level: 1 });
    draft = used(draft, 'entry', [4, 1], [4, 1], { level: 2 });
    draft = applyEdit(draft, { name: 'level', changes: [{ at: 'level-removed', level: 1 }] });
    expect(draft.entries.map(({ at }) => at)).toEqual([[4, 1, 1]]);
    expect(row(draft, 1, 1)).toBe('#....');
  });
});

test('M7.1 every board of the codex and of ours, divided anew, has whole sections and mostly those of the box', () => {
  for (const mission of MISSIONS)
    for (const { floor } of levelsOf(mission)) {
      const cells = floor.flatMap((line, y) =>
        Array.from(line).flatMap((mark, x): Cell[] => (/[# ]/.test(mark) ? [] : [[x, y]])),
      );
      const sections = divide(cells);
      expect(sections.flat()).toHaveLength(cells.length);
      const others = sections.filter((section) => shapeOf(section) === null).length;
      expect(others / sections.length).toBeLessThan(0.25);
    }
  for (const { drawing } of BOX) {
    const cells = drawing.flatMap((line, y) =>
      Array.from(line).flatMap((mark, x): Cell[] => (mark === 'x' ? [[x, y]] : [])),
    );
    expect(divide(cells)).toHaveLength(1);
  }
});

test('a mission of three rooms drawn from nothing can be played', () => {
  let draft = used(START, 'room', [2, 2], [4, 4]);
  draft = used(draft, 'corridor', [5, 3], [14, 3]);
  draft = used(draft, 'room', [15, 2], [17, 4]);
  draft = used(draft, 'corridor', [16, 5], [16, 9]);
  draft = used(draft, 'room', [15, 10], [17, 12]);
  draft = used(draft, 'zone', [2, 2], [4, 2]);
  draft = used(draft, 'zone', [2, 4], [4, 4]);
  draft = used(draft, 'entry', [16, 12]);
  expect(errors(draft)).toEqual([]);
});

describe('round trip: written and read again, the same mission', () => {
  const again = (draft: Draft): Draft => parseMission('draft.yaml', formatMission(draft));

  test.each(MISSIONS.map((mission) => [mission.id, mission] as const))('%s', (_id, mission) => {
    expect(again(mission)).toEqual(mission);
    const copy = openedAsCopy(mission, () => false);
    expect(again(copy)).toEqual(copy);
  });

  /** A thousand and more are asked for by `ROUND_TRIPS=1000`. */
  const COUNT = Number(process.env['ROUND_TRIPS'] ?? 100);

  test('generated ones', () => {
    for (let seed = 1; seed <= COUNT; seed++) {
      const mission = generateMission(seed);
      expect(isDeepStrictEqual(again(mission), mission), `seed ${seed}`).toBe(true);
    }
  });

  test('generated ones after a stroke of each tool', () => {
    for (let seed = 1; seed <= 12; seed++) {
      let draft: Draft = generateMission(seed);
      for (const tool of ['room', 'corridor', 'door', 'entry', 'piece', 'geotile', 'erase'] as const)
        draft = used(draft, tool, [5, 5], [8, 6]);
      expect(again(draft)).toEqual(draft);
    }
  });
});

test('names out of titles', () => {
  expect(idFrom('  Le dernier virage (élargi)! ', 'x')).toBe('le-dernier-virage-elargi');
  expect(idFrom('42', 'mission')).toBe('mission');
  expect(idFrom('', 'mission')).toBe('mission');
});

test('M0.8 a mission of ours opens as a copy, a friend’s under its own name unless that is taken', () => {
  expect(openedAsCopy(MISSIONS[0]!, () => false).id).toBe(`${MISSIONS[0]!.id}-copy`);
  expect(openedAsCopy(START, () => false)).toBe(START);
  expect(openedAsCopy(START, (id) => id === 'trial' || id === 'trial-copy').id).toBe('trial-copy-2');
});
