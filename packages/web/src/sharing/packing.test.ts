import { MISSIONS } from '@sensorium/content';
import { formatMission, loadMission } from '@sensorium/content/load';
import { describe, expect, test } from 'vitest';
import { BadLink, pack, unpack, type LinkFault } from './packing.ts';

const faultOf = async (link: string, largest?: number): Promise<LinkFault | null> => {
  try {
    await unpack(link, largest);
    return null;
  } catch (error) {
    if (error instanceof BadLink) return error.fault;
    throw error;
  }
};

test('every mission of ours goes into a link and comes out the same', async () => {
  for (const mission of MISSIONS) {
    const link = await pack({ kind: 'mission', text: formatMission(mission) });
    expect(link).toMatch(/^[\w-]+$/);
    const { kind, text } = await unpack(link);
    expect(kind).toBe('mission');
    expect(loadMission('mission', text).mission).toEqual(mission);
  }
});

test('any text comes back, of any letters and lengths', async () => {
  for (const text of ['', 'a', 'é — 👾 \n\0', 'x'.repeat(100_000)])
    expect(await unpack(await pack({ kind: 'game', text }))).toEqual({ kind: 'game', text });
});

describe('a link that is not whole says what is wrong', async () => {
  const link = await pack({ kind: 'mission', text: formatMission(MISSIONS[0]!) });

  test('cut anywhere', async () => {
    for (let length = 0; length < link.length; length += 7) {
      const fault = await faultOf(link.slice(0, length));
      expect(['empty', 'unknown', 'cut']).toContain(fault?.is);
    }
    const cut = await faultOf(link.slice(0, -10));
    expect(cut).toEqual({ is: 'cut', have: link.split('-').slice(3).join('-').length - 10, all: expect.any(Number) });
  });

  test('something added', async () => {
    expect(await faultOf(`${link}.`)).toEqual({ is: 'longer' });
    expect(await faultOf(`${link}${link}`)).toEqual({ is: 'longer' });
  });

  test('any one letter changed, and two swapped', async () => {
    for (let at = 0; at < link.length; at += 11) {
      const other = link[at] === 'A' ? 'B' : 'A';
      expect(await faultOf(link.slice(0, at) + other + link.slice(at + 1))).not.toBeNull();
    }
    const at = link.length - 40;
    const swapped = link.slice(0, at) + link[at + 1]! + link[at]! + link.slice(at + 2);
    expect(swapped === link ? null : await faultOf(swapped)).toEqual({ is: 'typo' });
  });

  test('another version, another kind, another page', async () => {
    expect(await faultOf(`2${link.slice(1)}`)).toEqual({ is: 'unknown' });
    expect(await faultOf(`1z${link.slice(2)}`)).toEqual({ is: 'unknown' });
    expect(await faultOf('generated:scn-raid:7')).toEqual({ is: 'unknown' });
    expect(await faultOf('')).toEqual({ is: 'empty' });
  });
});

test('what swells beyond all measure is given up', async () => {
  const link = await pack({ kind: 'mission', text: 'a'.repeat(3_000_000) });
  expect(link.length).toBeLessThan(5000);
  expect(await faultOf(link, 200_000)).toEqual({ is: 'too-big' });
});

test('what is deflated wrongly is refused although its sum is right', async () => {
  const whole = await pack({ kind: 'mission', text: 'id: x' });
  // The sum of these characters, as `pack` would write it.
  expect(await faultOf(whole.replace(/-[\w-]+$/, '-8-0-AAAAAAAA'))).not.toBeNull();
});
