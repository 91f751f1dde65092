import type { Widened } from '../../widened.ts';

/** Who wrote what, and under which licence: the page says the same as NOTICE. */
export const about = {
  title: 'About this game',
  unofficial:
    'Sensorium is an unofficial, non-commercial fan work. It is not affiliated with or endorsed by Games Workshop Limited, owner of the Space Hulk, Space Marine, Genestealer and Deathwing trademarks, which are used here only to say which game the rules describe. Nobody earns anything with it.',
  whoTitle: 'Who wrote what',
  who: 'The rules are written anew in our own words and numbers. Their substance comes from these texts:',
  sources: [
    {
      chapter: 'C, M',
      what: 'The core rules by Games Workshop. French translation by AGMAT; arrangement, additional translations and layout by Yannick Effinger, edition of 1 December 2003.',
    },
    {
      chapter: 'D, S0',
      what: 'The Deathwing expansion by Games Workshop, in French, with its rules for playing alone.',
    },
    { chapter: 'A', what: '“Règles V3/V4 – Space Marines”, a fan extension published at sh.chroniques.free.fr.' },
    {
      chapter: 'S1, S2',
      what: 'The two solo systems of DiceRoller: Alexis Sukrieh (colorfulminis.com); French version with Stanislas Reltgen. Creative Commons BY-NC 4.0.',
    },
  ],
  adaptedTitle: 'What was adapted',
  adapted:
    'The texts were translated into English and set down as numbered rules. Where they contradict each other or leave something open a rule decides, and says so (“RULING”). Two lost activation diagrams of the second solo system were reconstructed. The searching players and the missions of our own are not in any source. None of the authors named has endorsed this.',
  licencesTitle: 'Licences',
  code: 'The program is under the MIT licence, which grants no right in the trademarks or in the board game.',
  solo: 'Chapter S of the rules is adapted from texts under Creative Commons Attribution-NonCommercial 4.0 and stays under it: use it and pass it on with attribution, never commercially.',
  licence: 'Read the licence',
  chapter: 'Chapter',
  artTitle: 'Pictures and sounds',
  art: 'All pictures and sounds are made by the program itself.',
};

export type AboutWords = Widened<typeof about>;
