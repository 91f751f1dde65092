/** A small mission of chapter D as text: two levels, every feature, every kind of gear. */
export const DECK_PLAN = `id: trial
order: 99
difficulty: 3
origin: own
modules: [core, missions, deathwing]
options: { ambush: 'on', secure: 'on', shield: parry, stealerPool: 12 }
words:
  en: { title: Trial, briefing: Two decks., marines: Come out., aliens: Kill. }
  fr: { title: Essai, briefing: Deux ponts., marines: Sortez., aliens: Tuez. }
board:
  floor: |
    #11111...=...%..&...T
    #####.####.####.#####
    #####:####.####.#####
    #####:####$####.#####
    #####!#########.#####
  sections: |
    #aaaaabbbcccdddeeefff
    #####a####c####e#####
    #####h####c####e#####
    #####h####c####g#####
    #####h#########g#####
  above:
    - floor: |
        ##########...*....^
        ##########.########
      sections: |
        ##########aaabbbccc
        ##########a########
entries:
  - { id: E1, at: [20, 0], side: E }
  - { id: E2, at: [10, 1, 1], side: S }
exits:
  - { at: [15, 4], side: S }
force:
  - squad: A
    pieces:
      - { is: captain, name: Aurel, badge: a black wing, ammo: { grenade-glove: 4 } }
      - { is: librarian, level: 2 }
      - { is: marine, gear: [assault-cannon, chainfist], spares: { assault-cannon: 3 } }
      - { is: marine, gear: [heavy-flamer, power-fist], ammo: { heavy-flamer: 2 }, spares: { heavy-flamer: 1 } }
      - { is: librarian, level: 4, psi: 7 }
      - { is: sergeant, at: [11, 0, 1], prone: true }
deployment:
  - { by: marines, who: [A], on: '1' }
aliens:
  - { is: genestealer-leader, at: [17, 0, 1], faces: W }
  - { is: ambush-blip, at: [16, 0, 1], real: true }
blips: { start: 1, perTurn: 1 }
objectives:
  - { is: bring-out, unit: captain }
  - { is: secure, count: 2 }
  - { is: burn-targets, sections: [b@1] }
special:
  - { is: ambush-allowance, count: 2 }
automaton:
  mentionedMarines: to-bring-out
  objectiveSquares: [exits, [18, 0, 1]]
  alienGoalSquares: []
`;
