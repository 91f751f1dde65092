/** Which chapters and options hold, what the players may not change, and what the automata are told. */
import { setField, type Draft } from '@sensorium/expedition/drafting';
import { publicOptions } from '@sensorium/rules';
import { useWords } from '../../../words/words.ts';
import { RuleOptions } from '../../RuleOptions.tsx';
import { NOTHING_BROUGHT } from '../../ruleOptions.ts';
import { useEditorWords } from '../editorWords.ts';
import type { Editor } from '../useEditor.ts';
import { Found } from './Found.tsx';
import { SelectField, Tick } from './fields.tsx';

const CHAPTERS = ['deathwing', 'scenarios', 'arsenal'] as const;
const FORBIDDEN = ['shield', 'ambush', 'timer', 'stealerPool'] as const satisfies Draft['forbids'];
/** D13.1, D14.1: what only a mission can allow. */
const ALLOWED = ['secure', 'teleport'] as const;
type Automaton = Draft['automaton'];
type Place = Exclude<Automaton['objectiveSquares'][number], readonly unknown[]>;
const GOALS = ['objectiveSquares', 'alienGoalSquares'] as const;

const withoutKey = (options: Draft['options'], key: string): Draft['options'] =>
  Object.fromEntries(Object.entries(options).filter(([other]) => other !== key));

const Chapters = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  return (
    <fieldset data-path="modules">
      <legend className="label">{fields.modules}</legend>
      {CHAPTERS.map((chapter) => (
        <Tick
          key={chapter}
          label={fields.moduleNames[chapter]}
          isOn={draft.modules.includes(chapter)}
          onTurn={(isOn) =>
            edit(
              setField(
                'modules',
                isOn ? [...draft.modules, chapter] : draft.modules.filter((module) => module !== chapter),
              ),
            )
          }
        />
      ))}
      <Found editor={editor} path={['modules']} />
    </fieldset>
  );
};

const Options = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const { newGame } = useWords();
  const known = publicOptions(draft.modules);
  const isModern = draft.modules.includes('deathwing');
  if (known.size === 0) return null;
  return (
    <>
      <fieldset data-path="options">
        <legend className="label">{fields.options}</legend>
        <RuleOptions
          mission={{ ...draft, forbids: [] }}
          brought={NOTHING_BROUGHT}
          chosen={draft.options}
          onChange={(options) => edit(setField('options', options, 'options'))}
        />
        {isModern
          ? ALLOWED.map((option) => (
              <Tick
                key={option}
                label={fields.allowed[option]}
                path={`options.${option}`}
                isOn={draft.options[option] === 'on'}
                onTurn={(isOn) =>
                  edit(
                    setField(
                      'options',
                      isOn ? { ...draft.options, [option]: 'on' } : withoutKey(draft.options, option),
                    ),
                  )
                }
              />
            ))
          : null}
        <Found editor={editor} path={['options']} />
      </fieldset>
      <fieldset data-path="forbids">
        <legend className="label">{fields.forbids}</legend>
        {FORBIDDEN.filter((option) => known.has(option)).map((option) => (
          <Tick
            key={option}
            label={newGame.ruleOptions[option].title}
            isOn={draft.forbids.includes(option)}
            onTurn={(isOn) =>
              edit(
                setField(
                  'forbids',
                  isOn ? [...draft.forbids, option] : draft.forbids.filter((other) => other !== option),
                ),
              )
            }
          />
        ))}
        <Found editor={editor} path={['forbids']} />
      </fieldset>
    </>
  );
};

const Told = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const { automaton } = draft;
  const set = (change: Partial<Automaton>): void => edit(setField('automaton', { ...automaton, ...change }));
  return (
    <fieldset data-path="automaton">
      <legend className="label">{fields.automaton}</legend>
      <SelectField
        label={fields.mentioned}
        path="automaton.mentionedMarines"
        value={automaton.mentionedMarines}
        options={Object.entries(fields.mentionedNames)}
        onPick={(mentionedMarines) => set({ mentionedMarines: mentionedMarines as Automaton['mentionedMarines'] })}
      />
      {GOALS.map((goal) => {
        const places = automaton[goal];
        return (
          <fieldset key={goal} data-path={`automaton.${goal}`}>
            <legend className="label">{fields.places[goal]}</legend>
            {Object.entries(fields.placeNames).map(([place, name]) => (
              <Tick
                key={place}
                label={name}
                isOn={places.includes(place as Place)}
                onTurn={(isOn) =>
                  set({ [goal]: isOn ? [...places, place as Place] : places.filter((other) => other !== place) })
                }
              />
            ))}
            <p className="soft">{fields.squares(places.filter((place) => typeof place !== 'string').length)}</p>
          </fieldset>
        );
      })}
      <Found editor={editor} path={['automaton']} />
    </fieldset>
  );
};

export const RulesPanel = ({ editor }: { editor: Editor }) => (
  <div className="ed-form">
    <Chapters editor={editor} />
    <Options editor={editor} />
    <Told editor={editor} />
  </div>
);
