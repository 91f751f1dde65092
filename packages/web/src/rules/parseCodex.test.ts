import { describe, expect, test } from 'vitest';
import { CodexError, parseCodex } from './parseCodex.ts';

const SAMPLE = `# C — Core rules

Scope: everything.

---

## C1 Model

**C1.1** The board is a set of
squares. [RULING: so it is.]

**Table C-A — Components** (all of them)

| Component | Count |
|---|---|
| Marines | 5 |

### Closer

**C1.2** Second rule.
**C1.3** Third, without an empty line between.

\`\`\`
  0 ..|

  1 ...
\`\`\`

## Ids

A remark.
`;

describe('parseCodex', () => {
  const [model, ids] = parseCodex('C', SAMPLE).sections;

  test('sections have their number and title', () => {
    expect([model?.id, model?.title]).toEqual(['C1', 'Model']);
    expect([ids?.id, ids?.title]).toEqual(['Ids', 'Ids']);
  });

  test('a rule is joined to one line and keeps its number', () => {
    expect(model?.blocks[0]).toEqual({
      is: 'text',
      id: 'C1.1',
      text: 'The board is a set of squares. [RULING: so it is.]',
    });
  });

  test('tables have a name and rows without the ruled line', () => {
    expect(model?.blocks[1]).toEqual({ is: 'text', id: 'Table C-A', text: 'Components (all of them)' });
    expect(model?.blocks[2]).toEqual({
      is: 'table',
      rows: [
        ['Component', 'Count'],
        ['Marines', '5'],
      ],
    });
  });

  test('two rules without an empty line between are two rules', () => {
    expect(model?.blocks.flatMap((block) => ('id' in block ? [block.id] : []))).toEqual([
      'C1.1',
      'Table C-A',
      'C1.2',
      'C1.3',
    ]);
  });

  test('a drawing keeps its spaces and empty lines', () => {
    expect(model?.blocks.at(-1)).toEqual({ is: 'drawing', text: '  0 ..|\n\n  1 ...' });
  });

  test('a chapter without sections is an error, not an empty page', () => {
    expect(() => parseCodex('C', '# Title')).toThrow(CodexError);
  });
});
