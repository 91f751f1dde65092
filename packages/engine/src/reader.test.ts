import { expect, test } from 'vitest';
import { FileError, LONGEST_FILE, readRecord } from './reader.ts';

const faultOf = (text: string): string => {
  try {
    readRecord(text, 'sensorium-trial', 1);
  } catch (error) {
    expect(error).toBeInstanceOf(FileError);
    return (error as Error).message;
  }
  return '';
};

const versioned = (version: string): string => `{"format": "sensorium-trial", "version": ${version}}`;

test.for([
  ['2', 'the file has version 2; this program reads version 1'],
  ['"1"', 'the file has version 1; this program reads version 1'],
  ['null', 'the file has no version; this program reads version 1'],
  ['{"toString": 1}', 'the file has no version; this program reads version 1'],
  ['{"valueOf": null, "toString": null}', 'the file has no version; this program reads version 1'],
  ['[[[]]]', 'the file has no version; this program reads version 1'],
  ['true', 'the file has no version; this program reads version 1'],
] as const)('a version %s is told, whatever stands there', ([version, fault]) => {
  expect(faultOf(versioned(version))).toBe(fault);
});

test('a file without a version, and the right one', () => {
  expect(faultOf('{"format": "sensorium-trial"}')).toBe('the file has no version; this program reads version 1');
  expect(faultOf(versioned('1'))).toBe('');
});

test('a version as long as the file is told on a line', () => {
  expect(faultOf(versioned(`"${'9'.repeat(1_000_000)}"`)).length).toBeLessThan(100);
});

test('levels within each other are counted before they are parsed', () => {
  expect(faultOf('['.repeat(100_000))).toBe('there are too many levels within each other');
  expect(faultOf(`{"a": "${'['.repeat(100)}\\"${'{'.repeat(100)}"}`)).toBe('the file is no sensorium-trial file');
});

test('a file longer than any game is refused before it is parsed', () => {
  expect(faultOf(' '.repeat(LONGEST_FILE + 1))).toBe('the file is longer than 16 MB');
});

test('a fault is told on a line, however long the names in the file are', () => {
  expect(new FileError('x'.repeat(1_000_000)).message.length).toBeLessThan(600);
});
