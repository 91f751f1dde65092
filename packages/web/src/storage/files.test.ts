import { expect, test } from 'vitest';
import { fileName } from './files.ts';

test('a file is named for its mission and day', () => {
  expect(fileName('decoy', Date.UTC(2026, 0, 2, 3, 4))).toBe('sensorium-decoy-2026-01-02-03-04.json');
});
