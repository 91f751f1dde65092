/** What the terminal says of a command line: in its help, and where it cannot be understood. */
const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
const whole = (least: number, most: number): string => `a whole number from ${least} to ${most}`;

export const commandLine = {
  /** What stands for something to be typed, as in `--force <file>`. */
  placeholders: {
    options: 'options',
    command: 'command',
    file: 'file',
    files: 'files',
    number: 'number',
    player: 'player',
    mission: 'mission',
    language: 'language',
    side: 'side',
    hash: 'hash',
    box: 'box',
    points: 'points',
    order: 'order',
    first: 'first',
    second: 'second',
    who: 'who',
    name: 'name',
    'name=value': 'name=value',
    'file:line': 'file:line',
  },
  choices: (all: readonly string[]) => `choices: ${quoted(all)}`,
  default: (value: string) => `default: ${value}`,
  error: 'error:',
  missingArgument: (name: string) => `missing required argument '${name}'`,
  missingValue: (option: string) => `option '${option}' argument missing`,
  missingOption: (option: string) => `required option '${option}' not specified`,
  unknownOption: (option: string) => `unknown option '${option}'`,
  unknownCommand: (command: string) => `unknown command '${command}'`,
  tooMany: (expected: number, given: number) => `too many arguments. Expected ${expected} but got ${given}.`,
  invalidOption: (option: string, value: string, why: string) =>
    `option '${option}' argument '${value}' is invalid. ${why}`,
  invalidArgument: (name: string, value: string, why: string) =>
    `command-argument value '${value}' is invalid for argument '${name}'. ${why}`,
  allowed: (all: string) => `Allowed choices are ${all}.`,
  meant: (word: string) => `(Did you mean ${word}?)`,
  meantOneOf: (words: string) => `(Did you mean one of ${words}?)`,
  /** Values that were typed. */
  numbers: {
    seed: (least: number, most: number) => `A seed is ${whole(least, most)}.`,
    bid: (least: number, most: number) => `A bid is ${whole(least, most)}.`,
    number: (least: number, most: number) => `A number is ${whole(least, most)}.`,
    points: (least: number, most: number) => `Points are ${whole(least, most)} (D16.2, D21.2).`,
    terminators: (least: number, most: number) => `Terminators are ${whole(least, most)}.`,
  },
  wholeNumber: 'A whole number is expected.',
  noBox: (box: string) => `'${box}' is no box of Table A-14; \`sensorium force boxes\` lists them.`,
  noPlayer: (player: string, side: string, all: readonly string[]) =>
    `There is no player '${player}' for the ${side}. There are: ${all.join(', ')}.`,
  noProgram: (player: string, side: string, all: readonly string[]) =>
    `There is no program '${player}' for the ${side}. There are: ${all.join(', ')}.`,
  wrongSide: (player: string, plays: string, side: string, all: readonly string[]) =>
    `'${player}' plays the ${plays}; for the ${side} there are ${all.join(', ')}`,
  noMission: (mission: string) => `There is no mission '${mission}'.`,
  noMissionAmong: (mission: string, all: readonly string[]) =>
    `there is no mission '${mission}'; there are ${all.join(', ')}, and generated:SCENARIO:SEED`,
  begun: (file: string, command: string) => `${file}: begun. Go on with: ${command}`,
  noMissionNorFile: (mission: string, all: readonly string[]) =>
    `There is no mission '${mission}' and no such file. Missions: ${all.join(', ')}; generated:SCENARIO:SEED makes one.`,
  unplayable: (mission: string, why: string) => `${mission} cannot be played: ${why}`,
  untimed: "--clock: there is no marine timer in a game with 'deathwing-solo' (S6.2). Leave it out.",
  onePlayerOnly: (scenario: string) => `--marines-2: '${scenario}' has figures for one marine player only (A3.10).`,
  besideBoard: (file: string) =>
    `${file} is a game beside a real board. Go on with it by: sensorium table --resume ${file}`,
  begunOtherwise: (module: string) =>
    `This game was not begun with '${module}', which has rules of its own (S3.1). Begin a new one.`,
  fileIsThere: (file: string) => `${file} is there already. Name another file.`,
  gameIsThere: (file: string) => `${file} is there already. Name another file, or go on with it: --resume ${file}`,
  noGameSaved: 'No game is saved. Begin one: sensorium play',
  noGame: (number: string) => `There is no game ${number}. \`sensorium games\` lists them.`,
  bot: {
    waiting: (home: string, place: string) => `Waiting at ${home} for somebody to sit down: invitation ${place}`,
    over: (winner: string) => `The game is over: ${winner}`,
    ended: 'the program has ended before the game',
  },
  simulate: {
    whole: (option: string, least: number, most: number, typed: string) =>
      `--${option} is ${whole(least, most)}, not '${typed}'`,
    shard: (typed: string) => `--shard is K/N, the Kth of N parts, such as 2/3, not '${typed}'`,
    order: (all: readonly string[], typed: string) => `--order is ${all.join(' or ')}, not '${typed}'`,
    whichMission: (all: readonly string[]) =>
      `say which mission: ${all.join(', ')}, all, scenarios, measured, generated:SCENARIO:SEED, or a file (--mission)`,
    noMission: (typed: string, all: readonly string[]) =>
      `'${typed}' is neither a mission (${all.join(', ')}, all, scenarios, measured, generated:SCENARIO:SEED) nor a file that can be read`,
    noPlayer: (player: string, side: string, all: readonly string[]) =>
      `there is no player '${player}'; for the ${side} there are ${all.join(', ')}`,
    shardNeedsOut: '--shard needs a file to write (--out)',
    resumeNeedsOut: '--resume needs the file to go on with (--out)',
    severalPairs: (file: string, players: readonly string[]) =>
      `${file} has several pairs of players (${players.join(', ')}); compare runs of one pair each`,
    nothingInCommon: (first: string, second: string) => `${first} and ${second} have no mission and seed in common`,
    mergeNeedsOut: 'merge needs a file to write (--out)',
    replayGame: (typed: string) => `--replay-game is FILE:LINE, not '${typed}'`,
    noLine: (file: string, line: string) => `${file} has no line ${line}`,
    cannot: {
      read: (file: string, why: string) => `cannot read '${file}': ${why}`,
      write: (file: string, why: string) => `cannot write '${file}': ${why}`,
    },
    begunOtherwise: (file: string) => `${file} was not begun with this order and shard`,
    invalid: (why: string) => `the run is invalid (S9.14): ${why}`,
  },
};
