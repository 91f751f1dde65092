/** What `--help` says of every command, its arguments and its options. */
import type { Widened } from '../../widened.ts';

const SEEDED = 'the same number gives the same boards and dice';
const PLAIN = 'ASCII without colours, nothing is redrawn';

export const commands = {
  /** Words of the help itself, by what they are called in English. */
  titles: {
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Commands:': 'Commands:',
  },
  help: 'display help for command',
  helpCommand: 'display help for command',
  version: 'output the version number',
  lang: 'the language; without it, that of LC_ALL or LANG',
  sensorium: {
    about: 'Sensorium: a boarding-action board game, every rule enforced',
    afterError: 'Add --help to see what can be said.',
    status: 'Status: 0 all is well, 1 something failed or was refused, 2 the command was not understood.',
  },
  play: {
    about: 'play in the terminal',
    mission: 'id of a mission, or a mission file',
    seed: 'the same number gives the same dice',
    marines: (players: string) => `who plays the marines: ${players}`,
    marines2: 'who plays every other squad, or those that a mission gives the second marine player (A3.10)',
    aliens: (players: string) => `who plays the aliens: ${players}`,
    novice: 'four minutes for a marine turn instead of three (C4.2); see --clock',
    force: 'a force list in place of the mission’s marines (D16.1); see `sensorium force`',
    clock: 'keep the time: the marine turn ends when it is up (C4.6); so it is between two people',
    noClock: 'play without a clock; so it is against a program',
    /** What is said of `--option`. */
    options: {
      form: 'Say NAME=VALUE, as in shield=parry.',
      range: (from: number, to: number) => `${from} to ${to}`,
      unknown: (id: string, all: readonly string[]) =>
        `--option: this game has no option '${id}'. ${all.length === 0 ? 'It has none at all' : `There are: ${all.join('; ')}`}.`,
      wrong: (id: string, choices: string, typed: string) => `--option: '${id}' is one of: ${choices}; not '${typed}'.`,
    },
    option: 'a rule option, as often as wanted: shield, ties, grenade-limit … (D1.1, A1.13, S6.11)',
    resume: 'go on with a saved game: a file, or its number in `sensorium games`; without either, the last one',
    save: 'where the game is saved as it goes (default: each game in a file of its own, see `sensorium games`)',
    record: 'write the replay there at the end',
    plain: `${PLAIN}; for screen readers and old terminals`,
    notes: `
Two people share the keyboard; the screen is cleared before it is handed over. Everything is saved as
you play, and \`sensorium play --resume\` goes on. Type help during the game to see what can be typed.

Examples:
  sensorium play                                   choose a mission from the list
  sensorium play suicide-mission                   two people
  sensorium play first-steps --aliens diceroller-1 alone against an automaton
  sensorium play --resume                          go on with the last game
  sensorium play my-mission.yaml --seed 7 --record game.json`,
  },
  table: {
    about: 'play beside a real board: the program is the referee and moves the aliens',
    type: (kinds: string) => `what you roll or draw yourself and type: any of ${kinds}, with commas; or none`,
    tables: (all: string) => `only the printed tables of an automaton, as dialogs: ${all}`,
    noSystem: (wanted: string, all: string) => `--tables: ‘${wanted}’ is none of: ${all}.`,
    brief: 'what the aliens do as a short list, not one by one',
    seed: 'the same number gives the same dice, where the program rolls',
    resume: 'go on with such a game: a file, or its number in `sensorium games`; without either, the last one',
    notes: `
The aliens’ turn is told one piece at a time: move the cardboard, then press Enter; why gives the reason and
the rule, all the rest at once. Where dice are wanted, type what fell: 3, or 346 for three dice; undo takes the last
one back until the next order. What you did on the board though a rule forbids it: anyway 3 e5 n puts marine 3
there, anyway a off takes alien a away, anyway e5 open-door changes a door; it is marked in the record. All is saved as you play, in the middle of the dice too.

Examples:
  sensorium table suicide-mission                          your dice, the program draws counters
  sensorium table rescue --type dice,command-counter --aliens diceroller-2
  sensorium table first-steps --type none --brief          the program rolls too`,
  },
  mission: {
    about: 'missions: list them, show one, check a mission file',
    list: { about: 'list all missions' },
    show: {
      about: 'draw the board of a mission, with its briefing',
      mission: 'id of a mission, a mission file, or generated:SCENARIO:SEED',
    },
    check: { about: 'say what is wrong with mission files', file: 'mission files (YAML)' },
  },
  generate: {
    about: 'lay a board of geotiles by lot and make a mission of it (D19)',
    seed: 'the same seed gives the same board',
    scenario: 'one of the six scenarios; without it, a die decides',
    out: 'write a mission file instead of showing the board',
    notes: `
Where a mission is asked for, generated:SCENARIO:SEED names the same board:
  sensorium generate --seed 7 --scenario scn-raid
  sensorium play generated:scn-raid:7
  sensorium simulate --mission generated:scn-raid:7
`,
  },
  force: {
    about: 'forces for any mission: lists of D16 and squads of the arsenal (A16): check, show, make one',
    check: {
      about: 'say which rules a list breaks',
      file: 'force lists (JSON)',
      points: 'points there are to spend',
      terminators: 'terminators that squads of the arsenal replace',
    },
    show: { about: 'the squads of a list with their members and costs', file: 'a force list (JSON)' },
    bid: {
      about: 'bid for the marines of a mission (D16.2); the lower bid leads them',
      mission: 'a mission, a mission file, or generated:SCENARIO:SEED',
      two: 'two people at this keyboard; without it, against a program',
      out: 'where the program writes its force list if it leads the marines',
    },
    buy: {
      about: 'write a list that a player without a person would buy',
      points: 'points to spend',
      file: 'where to write it (default: print it)',
    },
    boxes: { about: 'the squads of the arsenal and the terminators they stand for (Table A-14)' },
    compose: {
      about: 'put together squads of one’s own (A16.6): values and worth follow from the tables',
      file: 'a file that describes them (YAML or JSON); without it they are asked for',
      out: 'where to write the list that `--force` takes',
      notes: (classes: string, ranks: string): string => `
A file holds one squad or several, as YAML or JSON; \`count\` repeats a figure:
  name: The Silver Gate
  squads:
    - name: Vigil
      figures:
        - {class: sororitas, rank: canoness, gear: [bolt-pistol, power-mace], name: Miriam}
        - {class: sororitas, rank: trooper, gear: [bolter], count: 4}

Classes: ${classes}. Ranks: ${ranks}.
Gear is named as in Tables A-8, A-13 and A-15; grenades come with class and rank (A16.7).`,
    },
    squads: {
      about: 'write a list of squads of the arsenal as they come out of the box',
      box: 'boxes by id; BOX/2 is half a squad of ten (A16.3)',
      out: 'where to write it (default: print it)',
    },
  },
  campaign: {
    about: 'the campaign (D21): five scenarios with one force, kept in a file',
    new: {
      about: 'begin a campaign',
      file: 'where it is kept',
      name: 'what it is called',
      points: 'the lower bid (D21.2)',
      force: 'the force list; without one, what a bot would buy',
      seed: SEEDED,
      clock: 'keep the time of the marine turns (D16.17)',
    },
    show: { about: 'how it stands: scenarios, squads, every marine’s record', file: 'a campaign' },
    play: { about: 'play on', file: 'a campaign; it is kept there as it goes', plain: PLAIN },
    simulate: {
      about: 'play whole campaigns without a person',
      campaigns: 'how many',
      seed: 'seed of the first; campaign i has seed S + i',
      points: 'points of the force',
      force: 'the force list; without one, what a bot would buy',
      marines: 'who plays the marines',
      aliens: 'who plays the aliens',
      nodes: 'playout steps for players that search',
      json: 'print the summary as JSON',
      out: 'one JSON line a campaign',
    },
  },
  stand: {
    about: 'the solo mission (D23): ten boards in a row against the automaton, kept in a file',
    new: {
      about: 'begin the mission',
      file: 'where it is kept',
      force: 'one squad from the list for at most 20 points (D23.3); without it, the squad of the mission',
      seed: SEEDED,
      ties: 'who decides where the automaton would draw lots (S6.11)',
    },
    show: { about: 'how it stands', file: 'a mission begun' },
    play: { about: 'play on', file: 'a mission begun; it is kept there as it goes', plain: PLAIN },
    simulate: {
      about: 'play whole missions without a person',
      missions: 'how many',
      seed: 'seed of the first',
      marines: 'who plays the marines',
      out: 'one JSON line a mission',
    },
  },
  replay: {
    about: 'print a recorded game as a log, and check that it plays back',
    file: 'a replay, or a game saved by `sensorium play`',
    from: 'first command shown',
    to: 'last command shown',
    view: 'what is shown: what one side may know, or everything',
    board: 'draw the board after each command shown',
    checkDice: 'check that every die comes from the key of the game, and that the key has this hash',
    plain: 'ASCII without colours',
    notes: `
The whole game is always played and checked, also when only a part is shown. The status is 0 when it plays
back to the recorded position, 1 when it does not or when the file is no replay.

Examples:
  sensorium replay game.json
  sensorium replay game.json --check-dice 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
  sensorium replay game.json --from 20 --to 30 --board --view marines`,
  },
  simulate: {
    about: 'play many games between players that need no person, and measure them',
    mission:
      "a mission, a mission file, generated:SCENARIO:SEED, 'all', 'scenarios', 'measured' (S9.15), or several of these with commas",
    force: 'a force list in place of the marines of the missions (D16.1)',
    marines: 'who plays the marines: players with commas, or a program (./mine.mjs, `python3 mine.py`; docs/bots.md)',
    aliens: 'who plays the aliens, likewise',
    games: 'games of each mission and pair',
    seed: 'seed of the first game; game i has seed S + i',
    jobs: 'worker threads (default: one a core)',
    nodes: 'playout steps for players that search',
    thinking: 'seconds a program from outside may think about a decision',
    order: (orders: string) =>
      `${orders}: all games of a mission and pair first, or a game of every one, then the next seed`,
    json: 'print the summary as JSON',
    out: 'one JSON line a game',
    resume: 'go on with the file of --out: games it holds are not played again',
    report: 'a page with plots',
    replayGame: 'print the replay of a game of an earlier run (with --out: into that file)',
    shard: 'the Kth of N parts of the run, into the file of --out; simulate merge puts them together',
    merge: {
      about: 'put the shards of a run together: the same games in the same order as in one run (S9.24)',
      files: 'the files of all its shards',
      out: 'the file of the whole run',
    },
    compare: {
      about: 'compare two runs of the same games: bootstrap and McNemar tests (S9.18)',
      first: 'file of the first run',
      second: 'file of the second run',
    },
  },
  server: { about: 'serve the page and online play (docs/running-a-server.md); `server --help` has every setting' },
  bot: {
    about: 'a program takes a seat at a server (docs/bots.md)',
    program: 'a module with a `decide` (./mine.mjs), or a line that starts a program (`python3 mine.py`)',
    server: 'the address of the server',
    join: 'the link of an invitation; without it the bot invites whoever comes, in the lobby',
    mission: 'the mission it invites to',
    side: 'the side it plays: marines or aliens',
    name: 'what it is called',
    response: 'seconds for each answer in the alien turn (C7.10)',
  },
  roster: {
    about: 'print a roster sheet (D15) with boxes for ammunition, to be ticked off at the table',
    file: 'a force list, squads of the arsenal, or a saved game',
    plain: 'ASCII boxes',
  },
  rules: {
    about: 'read rules of the codex, and terms of its glossary',
    number: 'a rule (D7.19), a whole section (C13), or a term (overwatch)',
  },
  games: { about: 'list the saved games that go on; `play --resume NUMBER` goes on with one' },
  records: {
    about: 'wins, careers, deaths and luck over the games that are over, or over the saved games named',
    file: 'saved games or replays',
  },
  verify: {
    about: 'run executable rules: case files, folders of them, or patterns such as cases/**/*.yaml',
    file: 'case files (YAML), folders or patterns',
  },
};

export type CommandWords = Widened<typeof commands>;
