/** Sound made by code, recorded without a loudspeaker. */
import { resolve } from 'node:path';
import { build } from 'vite';
import { expect, test } from './table.ts';

const ENTRY = 'voices-for-a-page';
const GAME = resolve('packages/web/src/game');

/** The game's own voices, as a script for any page. */
const voices = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: ENTRY, formats: ['iife'], name: 'sounds' } },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : null),
        load: (id) =>
          id === ENTRY ? `export * from '${GAME}/voices.ts'; export { SOUNDS } from '${GAME}/looks/sounds.ts';` : null,
      },
    ],
  });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  return output[0].code;
};

interface Levels {
  readonly hum: number;
  readonly quietest: number;
  readonly loudest: number;
  readonly silent: readonly string[];
}

test('every sound is heard and none is too loud; the hum stays below them', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same sounds');
  await page.goto('./#/');
  await page.evaluate(`${await voices()}; globalThis.sounds = sounds;`);
  const levels = await page.evaluate<Levels>(`(async () => {
    const { hum, speak, SOUNDS } = globalThis.sounds;
    const record = async (seconds, play) => {
      const context = new OfflineAudioContext(1, seconds * 22050, 22050);
      play(context);
      return (await context.startRendering()).getChannelData(0);
    };
    const peak = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const peaks = {};
    for (const [name, told] of Object.entries(SOUNDS))
      peaks[name] = peak(await record(2, (context) => { for (const voice of told) speak(context, context.destination, voice); }));
    const all = Object.values(peaks);
    return {
      hum: peak(await record(8, (context) => { hum(context, context.destination); })),
      quietest: Math.min(...all),
      loudest: Math.max(...all),
      silent: Object.keys(peaks).filter((name) => peaks[name] < 0.01),
    };
  })()`);
  expect(levels.silent).toEqual([]);
  expect(levels.loudest).toBeLessThan(1.2);
  expect(levels.hum).toBeGreaterThan(0.01);
  expect(levels.hum).toBeLessThan(0.2);
});
