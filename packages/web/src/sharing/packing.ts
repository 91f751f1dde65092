/**
 * A link that holds everything: `1m-LENGTH-SUM-TEXT`, the version, what it holds, how many characters follow, their checksum, and the text,
 * deflated, as base64url. A cut or mistyped link is known as such before anything of it is read.
 */

const LINK_KINDS = { mission: 'm', board: 'b', force: 'f', squads: 's', game: 'g' } as const;
export type LinkKind = keyof typeof LINK_KINDS;

export interface Linked {
  readonly kind: LinkKind;
  readonly text: string;
}

/** What is wrong with a link. */
export type LinkFault =
  | { readonly is: 'empty' | 'unknown' | 'longer' | 'typo' | 'too-big' | 'no-board' }
  /** Of a short link. */
  | { readonly is: 'not-kept' | 'no-server' | 'too-often' }
  | { readonly is: 'cut'; readonly have: number; readonly all: number };

export class BadLink extends Error {
  readonly fault: LinkFault;

  constructor(fault: LinkFault) {
    super(fault.is);
    this.fault = fault;
  }
}

const VERSION = '1';
/** Characters of text in it, at most: no mission and no game has as many. */
const LARGEST = 4_000_000;

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum >>> 0;
});

/** CRC-32 of ASCII characters. */
const checksum = (text: string): string => {
  let sum = 0xffffffff;
  for (let i = 0; i < text.length; i++) sum = (sum >>> 8) ^ TABLE[(sum ^ text.charCodeAt(i)) & 0xff]!;
  return ((sum ^ 0xffffffff) >>> 0).toString(36);
};

const SLICE = 0x8000;

const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let i = 0; i < bytes.length; i += SLICE) binary += String.fromCharCode(...bytes.subarray(i, i + SLICE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();

const deflated = async (text: string): Promise<Uint8Array> => {
  const stream = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

/** Read piece by piece: what becomes too large is given up before it has filled the memory. */
const inflated = async (bytes: Uint8Array<ArrayBuffer>, largest: number): Promise<string> => {
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > largest) {
      await reader.cancel();
      throw new BadLink({ is: 'too-big' });
    }
  }
};

export const pack = async ({ kind, text }: Linked): Promise<string> => {
  const packed = toBase64(await deflated(text));
  return `${VERSION}${LINK_KINDS[kind]}-${packed.length.toString(36)}-${checksum(packed)}-${packed}`;
};

const FORM = /^(\d+)([a-z])-([0-9a-z]{1,6})-([0-9a-z]{1,7})-(.*)$/s;

const kindOf = (letter: string): LinkKind | undefined =>
  (Object.keys(LINK_KINDS) as LinkKind[]).find((kind) => LINK_KINDS[kind] === letter);

/** Throws `BadLink` with what is wrong. */
export const unpack = async (link: string, largest = LARGEST): Promise<Linked> => {
  if (link === '') throw new BadLink({ is: 'empty' });
  const [, version, letter, length, sum, packed] = FORM.exec(link) ?? [];
  const kind = kindOf(letter ?? '');
  if (packed === undefined || version !== VERSION || kind === undefined) throw new BadLink({ is: 'unknown' });
  const all = Number.parseInt(length!, 36);
  if (packed.length < all) throw new BadLink({ is: 'cut', have: packed.length, all });
  if (packed.length > all) throw new BadLink({ is: 'longer' });
  if (checksum(packed) !== sum) throw new BadLink({ is: 'typo' });
  try {
    return { kind, text: await inflated(fromBase64(packed), largest) };
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink({ is: 'typo' });
  }
};
